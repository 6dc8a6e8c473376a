import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { isListed, listQuery } from '../../contract/paging.js';
import { PRODUCT_GROUPS, type ProductGroup } from '../../contract/products.js';
import { NewsCard } from './news-card.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { Section } from '../../ui/controls/section.js';
import { GrowingList } from './growing-list.js';
import type { NewsPage } from './news-text.js';
import styles from './news.module.css';
import { type GrowingPage, useGrowingPage } from './use-growing-page.js';

/**
 * Publications: the highlighted ones, and the long list that grows as it is read; or all on brain or
 * heart alone.
 */
export function createScreen({ items, labels }: NewsPage): ComponentType {
  return function NewsScreen() {
    const listed = (wanted?: ProductGroup) => items.filter((item) => isListed(item, wanted));
    const growing = useGrowingPage((wanted) => listed(wanted).length);
    const { group } = growing.view;
    return (
      <>
        <PageBand />
        <div className="container page-body">
          <GroupLinks {...{ items, labels }} chosen={group} choose={growing.choose} />
          {!group && (
            <Section id="highlighted" heading={labels.highlighted}>
              <ul className={styles.highlighted}>
                {items
                  .filter(({ highlighted }) => highlighted)
                  .map((item, index) => (
                    <li key={item.id}>
                      <NewsCard item={item} isLead={index === 0} />
                    </li>
                  ))}
              </ul>
            </Section>
          )}
          <Section id="all" heading={group ? labels.all : labels.further}>
            <GrowingList works={listed(group)} labels={labels} growing={growing} />
          </Section>
        </div>
      </>
    );
  };
}

interface GroupLinksProps extends NewsPage {
  readonly chosen: ProductGroup | undefined;
  readonly choose: GrowingPage['choose'];
}

/** All works, or those on brain or heart, each with their number. */
function GroupLinks({ items, labels, chosen, choose }: GroupLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={labels.filter}>
      <ul className={styles.filters}>
        {[undefined, ...PRODUCT_GROUPS].map((group) => (
          <li key={group ?? 'all'}>
            <a
              className={styles.filter}
              href={`${pathname}${listQuery({ page: 1, ...(group && { group }) })}`}
              aria-current={group === chosen ? 'true' : undefined}
              onClick={(event) => choose(event, group)}
            >
              {labels.groups[group ?? 'all']}{' '}
              <span>{items.filter((item) => !group || item.group === group).length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
