import { useSite } from '../../site/site.js';
import { CitationContext, type Citations, CitedText } from '../../ui/reading/citation-marks.js';
import { Figure } from '../../ui/reading/figure.js';
import { PointGrid } from '../../ui/reading/point-grid.js';
import { ReferenceList } from '../../ui/reading/reference-list.js';
import { NewsCard } from '../news/news-card.js';
import type { NewsHeadline, NewsItem } from '../news/news-text.js';
import { Section } from '../../ui/controls/section.js';
import { NEWS } from '../news/news-items.js';
import { type ReferenceId, REFERENCES } from '../../content/references.js';
import styles from './dev-styles.module.css';

const CITED: readonly ReferenceId[] = ['fame-2-five-years-2018', 'phases-2014'];
const CITATIONS: Citations = CITED.map((id) => ({ id, work: REFERENCES[id] }));

/** What pages are read in: paragraphs with references, points, figures, news. */
export function ReadingSamples() {
  const { company, ui } = useSite().content;
  const text = company.tagline;
  const headlines: readonly NewsHeadline[] = NEWS.slice(0, 2).map((entry) => ({
    ...entry,
    title: company.name,
  }));
  const news: readonly NewsItem[] = headlines.map((item) => ({ ...item, des: text }));
  return (
    <Section id="reading" heading="Reading">
      <CitationContext value={CITATIONS}>
        <h2>{company.name}</h2>
        <h3>{company.name}</h3>
        <p>
          <CitedText text={text} refs={CITED} /> <a href="#reading">{ui.menu.guidance}</a>
        </p>
        <PointGrid
          points={[
            { heading: company.shortName, text },
            { heading: company.shortName, text: text + text },
          ].map((point, index) => ({ ...point, heading: `${point.heading} ${index + 1}` }))}
        />
        <ReferenceList />
      </CitationContext>
      <div data-group="intracardiac" className={styles.stage}>
        <Figure id="accuffrct" sizes="100vw" />
      </div>
      {news.map((item) => (
        <NewsCard key={item.id} item={item} />
      ))}
      {headlines.map((item) => (
        <NewsCard key={item.id} item={item} />
      ))}
    </Section>
  );
}
