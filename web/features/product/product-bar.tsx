import { useEffect, useState } from 'react';
import { productById } from '../../contract/products.js';
import { MAIN_ID, useCurrentRow, useSite } from '../../site/site.js';
import styles from './product-bar.module.css';
import { BAR_SECTIONS, useProductPage } from './product-page.js';

/** The part of the page that crosses the middle of the view. */
function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((shown) => (shown === target.id ? undefined : shown));
        }
      },
      { rootMargin: '-45% 0px -54%' },
    );
    for (const id of BAR_SECTIONS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** Stays in view while the page is read: its parts, and the next step. */
export function ProductBar() {
  const { edition } = useSite();
  const { labels } = useProductPage();
  const { product } = useCurrentRow();
  const current = useCurrentSection();
  return (
    <nav className={styles.bar} aria-label={labels.contents}>
      <div className={styles.row}>
        <a className={styles.name} href={`#${MAIN_ID}`}>
          {product && productById(product).name[edition]}
        </a>
        <ul className={styles.sections}>
          {BAR_SECTIONS.map((id) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current || undefined}>
                {labels.sections[id]}
              </a>
            </li>
          ))}
        </ul>
        <a className={styles.action} href="#consultation">
          {labels.book}
        </a>
      </div>
    </nav>
  );
}
