import { usePageFigures, usePageText } from '../../app/site.js';
import { Container } from '../../components/layout/container.js';
import { PageBand } from '../../components/ui/page-band.js';
import { Section } from '../../components/ui/section.js';
import { EDITIONS } from '../../contract/editions.js';
import { FigureSamples } from './figure-samples.js';

/** All computed figures as pages show them, with their words in both languages. */
export function DevFiguresScreen() {
  const { heading, intro } = usePageText();
  return (
    <>
      <PageBand heading={heading}>
        <p>{intro}</p>
      </PageBand>
      <Container>
        {usePageFigures().map((figure) => (
          <Section key={figure.id} id={figure.id} heading={figure.id}>
            {EDITIONS.map((edition) => (
              <FigureSamples key={edition} figure={figure} edition={edition} />
            ))}
          </Section>
        ))}
      </Container>
    </>
  );
}
