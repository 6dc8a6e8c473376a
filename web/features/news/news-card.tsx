import { ArrowUpRight } from 'lucide';
import { fillIn } from '../../content/words.js';
import { useSite } from '../../site/site.js';
import { HeadingText } from '../../ui/controls/heading-text.js';
import { Thumbnail } from '../../ui/reading/computed-picture.js';
import styles from './news-card.module.css';
import type { NewsEntry, NewsHeadline, NewsItem } from './news-text.js';
import { Icon } from '../../ui/controls/icon.js';

const WORD_JOINER = '\u2060';

/** Date as the source has it, as far as it is known; source data may be blank or led by a space. */
export function newsDate({ time }: Pick<NewsEntry, 'time'>): string | undefined {
  return time.trim() === '' ? undefined : time.trim();
}

interface NewsCardProps {
  /** On the home page without its words, and by year alone. */
  readonly item: NewsItem | NewsHeadline;
  /** Level of the heading, below the one that the list stands under. */
  readonly level?: 2 | 3;
  /** Has a row for itself, where there is room. */
  readonly isLead?: boolean;
}

/** A published work; leads to where it can be read. */
export function NewsCard({ item, level = 3, isLead = false }: NewsCardProps) {
  const { leaves } = useSite().content.ui;
  const Heading = `h${level}` as const;
  const date = 'des' in item ? newsDate(item) : item.year?.toString();
  return (
    <article className={styles.card} data-group={item.group}>
      <div className={styles.poster}>
        <Thumbnail
          id={item.poster}
          sizes={`(min-width: 769px) ${isLead ? 'min(46vw, 44rem)' : '24rem'}, 92vw`}
        />
      </div>
      <p className={styles.origin}>
        {date !== undefined && <time dateTime={date}>{date}</time>}
        <cite lang="en">{item.source}</cite>
      </p>
      <Heading className={styles.title}>
        <a className={styles.link} href={item.url} rel="noreferrer">
          <HeadingText>{item.title}</HeadingText>
          {/* Never on a line of its own. */}
          {WORD_JOINER}
          <Icon of={ArrowUpRight} className={styles.icon} />
          <span className={styles.leaves}>
            {fillIn(leaves, { host: new URL(item.url).hostname.replace(/^www\./, '') })}
          </span>
        </a>
      </Heading>
      {'des' in item && <p className={styles.text}>{item.des}</p>}
    </article>
  );
}
