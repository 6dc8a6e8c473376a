import { usePageText, useSite } from '../../site/site.js';
import { menuLinks } from '../../ui/layout/menu-entries.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { AskedAddress } from './asked-address.js';
import styles from './not-found.module.css';

/** Says that an address leads nowhere, and where else to go. */
function NotFoundScreen() {
  const { edition, content } = useSite();
  const { intro } = usePageText();
  return (
    <>
      <PageBand intro={null} before={<p className={styles.code}>404</p>} />
      <div className="container">
        <div className={styles.body}>
          <div>
            <p>{intro}</p>
            <h2>{content.ui.notFound.mainPages}</h2>
            <ul className={`${styles.links} ${styles.main}`}>
              {menuLinks(content.ui, edition).map(({ id, label, href }) => (
                <li key={id}>
                  <SiteLink to={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
          {/* It comes with the script, and moves nothing that somebody may just be reaching for. */}
          <div>
            <AskedAddress />
          </div>
        </div>
      </div>
    </>
  );
}

export const createScreen = () => NotFoundScreen;
