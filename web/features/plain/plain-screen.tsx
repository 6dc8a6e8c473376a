import { usePageText, useSite } from '../../site/site.js';
import { Container } from '../../ui/layout/container.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { pathOf } from '../../contract/routes.js';
import styles from './plain.module.css';

/** A page of one paragraph, and whom to ask for more. */
export function PlainScreen() {
  const { edition, content } = useSite();
  const { heading, intro } = usePageText();
  return (
    <>
      <PageBand heading={heading} />
      <Container>
        <div className={styles.body}>
          <p>{intro}</p>
          <p>
            <LinkButton to={pathOf('guidance', edition)}>{content.ui.menu.guidance}</LinkButton>
          </p>
        </div>
      </Container>
    </>
  );
}
