import { usePageText } from '../../site/site.js';
import { Container } from '../../ui/layout/container.js';
import { PageBand } from '../../ui/controls/page-band.js';
import styles from './dev-styles.module.css';
import { FormSamples } from './form-samples.js';
import { InterfaceSamples } from './interface-samples.js';
import { ReadingSamples } from './reading-samples.js';
import { TokenSamples } from './token-samples.js';

/** Tokens and every component in all its states, in the language of the edition. */
export function DevStylesScreen() {
  const { heading, intro } = usePageText();
  return (
    <>
      <PageBand heading={heading}>
        <p>{intro}</p>
      </PageBand>
      <Container>
        <div className={styles.body}>
          <TokenSamples />
          <ReadingSamples />
          <InterfaceSamples />
          <FormSamples />
        </div>
      </Container>
    </>
  );
}
