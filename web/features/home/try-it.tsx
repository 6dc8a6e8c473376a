import { productById } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import { LEAD_PICTURE_SIZES } from '../../site/lead-picture.js';
import { useSite } from '../../site/site.js';
import { HeadingText } from '../../ui/controls/heading-text.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { Explorer } from '../product/explorer.js';
import { HOME_EXPLORER } from './home-data.js';
import type { HomeText } from './home-text.js';
import stage from '../../ui/stage/stage.module.css';
import styles from './try-it.module.css';

/** One of the explorers, for those who have not chosen a product yet. */
export function TryIt({ texts }: { readonly texts: HomeText['explorer'] }) {
  const { edition } = useSite();
  const { group } = productById(HOME_EXPLORER);
  return (
    <section className={styles.band} aria-labelledby="try" data-group={group}>
      <div className="container">
        <div className={stage.layout}>
          <div className={styles.words}>
            <h2 id="try">
              <HeadingText>{texts.heading}</HeadingText>
            </h2>
            <p className={styles.text}>{texts.text}</p>
            <LinkButton onStage quiet to={pathOf(`product:${HOME_EXPLORER}`, edition)}>
              {texts.call}
            </LinkButton>
          </div>
          <Explorer id={HOME_EXPLORER} sizes={LEAD_PICTURE_SIZES.product} failed={texts.failed} />
        </div>
      </div>
    </section>
  );
}
