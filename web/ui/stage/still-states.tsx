import type { Edition } from '../../contract/editions.js';
import type { SiteFigure } from '../../figures/site-figure.js';
import { NARROW_SCREEN } from '../../figures/figure.js';
import { STAGE_LABELS } from './stage-labels.js';
import styles from './stage.module.css';

interface StillStatesProps {
  /** Ties the radios together. */
  readonly name: string;
  readonly edition: Edition;
  readonly states: readonly {
    readonly label: string;
    readonly sentence: string;
    readonly figure: SiteFigure;
  }[];
}

/** What readers without script can choose from: pictures of five states, with their sentences. */
export function StillStates({ name, edition, states }: StillStatesProps) {
  return (
    <fieldset className={styles.states}>
      <legend>{STAGE_LABELS[edition].states}</legend>
      {states.map(({ label, sentence, figure }, index) => (
        <div key={label} className={styles.state}>
          <label>
            <input type="radio" name={`${name}-state`} defaultChecked={index === 0} />
            {label}
          </label>
          <figure>
            <div className={styles.stillPicture}>
              {figure.raster && (
                <picture>
                  {figure.raster.sources.map(({ type, srcset }) => (
                    <source key={type} type={type} srcSet={srcset} />
                  ))}
                  <img src={figure.raster.src} width="800" height="600" alt="" loading="lazy" />
                </picture>
              )}
              {figure.drawing && (
                <picture>
                  <source media={NARROW_SCREEN} srcSet={figure.drawing[edition].narrow} />
                  <img
                    src={figure.drawing[edition].wide}
                    width="800"
                    height="600"
                    alt=""
                    loading="lazy"
                  />
                </picture>
              )}
            </div>
            <figcaption>{sentence}</figcaption>
          </figure>
        </div>
      ))}
    </fieldset>
  );
}
