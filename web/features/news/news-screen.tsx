import type { ComponentType } from 'react';
import { usePageText } from '../../site/site.js';
import { NewsCard } from './news-card.js';
import { Container } from '../../ui/layout/container.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { Section } from '../../ui/controls/section.js';
import { GrowingList } from './growing-list.js';
import type { NewsPage } from './news-item.js';
import styles from './news.module.css';

/** Publications: the highlighted ones, and the long list that grows as it is read. */
export function newsScreen({ items, labels }: NewsPage): ComponentType {
  return function NewsScreen() {
    const { heading, intro } = usePageText();
    return (
      <>
        <PageBand heading={heading}>
          <p>{intro}</p>
        </PageBand>
        <Container>
          <div className={styles.body}>
            <Section id="highlighted" heading={labels.highlighted}>
              <ul className={styles.highlighted}>
                {items
                  .filter(({ highlighted }) => highlighted)
                  .map((item) => (
                    <li key={item.id}>
                      <NewsCard item={item} />
                    </li>
                  ))}
              </ul>
            </Section>
            <Section id="all" heading={labels.all}>
              <GrowingList
                items={items.filter(({ highlighted }) => !highlighted)}
                labels={labels}
              />
            </Section>
          </div>
        </Container>
      </>
    );
  };
}
