import { HeadingText } from '../../ui/controls/heading-text.js';
import { Container } from '../../ui/layout/container.js';
import { ComputedPicture } from '../../ui/reading/computed-picture.js';
import type { FigureId } from '../../figures/figure-ids.js';
import type { HomeText } from './home-text.js';
import styles from './image-path.module.css';

/** One case from image to answer, as AccuFFRct computes it. */
const STEPS: readonly FigureId[] = ['accuffrct-input', 'accuffrct-model', 'accuffrct-output'];

/** What goes in, what is made of it, what comes out. */
export function ImagePath({ path }: { readonly path: HomeText['path'] }) {
  return (
    <section className={styles.band} aria-labelledby="path">
      <Container>
        <h2 id="path">
          <HeadingText>{path.heading}</HeadingText>
        </h2>
        <ol className={styles.steps}>
          {STEPS.map((id, index) => (
            <li key={id}>
              <div className={styles.picture}>
                <ComputedPicture id={id} sizes="(min-width: 769px) min(30vw, 27rem), 92vw" />
              </div>
              <h3>{path.steps[index]?.heading}</h3>
              <p>{path.steps[index]?.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
