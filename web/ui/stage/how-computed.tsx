import { memo } from 'react';
import type { Source } from './explorer.js';
import type { HowComputed as How } from './explorer-texts.js';
import type { StageLabels } from './stage-labels.js';
import styles from './stage.module.css';

/** Equations, parameters with their sources, and what the model leaves out: the same while a stage moves. */
export const HowComputed = memo(function HowComputed({
  how,
  sources,
  labels,
}: {
  readonly how: How;
  readonly sources: readonly Source[];
  readonly labels: StageLabels['how'];
}) {
  return (
    <details className={styles.how}>
      <summary>{labels.heading}</summary>
      <div className={styles.body}>
        <p>{how.summary}</p>
        <h3>{labels.equations}</h3>
        <ul className={styles.equations}>
          {how.equations.map((equation) => (
            <li key={equation}>{equation}</li>
          ))}
        </ul>
        <h3>{labels.parameters}</h3>
        <dl className={styles.parameters}>
          {how.parameters.map(({ name, value, source }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                {source !== undefined && ` [${source + 1}]`}
              </dd>
            </div>
          ))}
        </dl>
        <h3>{labels.leftOut}</h3>
        <ul>
          {how.leftOut.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <h3>{labels.checked}</h3>
        <ul>
          {how.checked.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <h3>{labels.sources}</h3>
        <ol>
          {sources.map(({ text, doi }) => (
            <li key={doi} lang="en">
              {text}{' '}
              <a href={`https://doi.org/${doi}`} rel="noreferrer">
                doi:{doi}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
});
