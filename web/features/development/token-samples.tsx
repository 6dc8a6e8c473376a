import { useSite } from '../../site/site.js';
import { Section } from '../../ui/controls/section.js';
import styles from './dev-styles.module.css';
import { COLOURS, MOTIONS, RADII, SHADOWS, SPACES, TEXT_SIZES } from './tokens.js';

/** Colour, type, space, corners, elevation and motion. */
export function TokenSamples() {
  const { company } = useSite().content;
  return (
    <Section id="tokens" heading="Tokens">
      <ul className={styles.swatches}>
        {COLOURS.map((name) => (
          <li key={name} className={styles.swatch}>
            <div className={styles.colour} style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <ul className={styles.sizes}>
        {TEXT_SIZES.map((name) => (
          <li key={name} style={{ fontSize: `var(--${name})` }}>
            {name} · {company.tagline}
          </li>
        ))}
      </ul>
      <ul className={styles.sizes}>
        {SPACES.map((name) => (
          <li key={name}>
            {name}
            <div className={styles.space} style={{ inlineSize: `var(--${name})` }} />
          </li>
        ))}
      </ul>
      <ul className={styles.row}>
        {RADII.map((name) => (
          <li
            key={name}
            className={styles.box}
            style={{ borderRadius: `var(--${name})`, border: '1px solid var(--line-strong)' }}
          >
            {name}
          </li>
        ))}
        {SHADOWS.map((name) => (
          <li key={name} className={styles.box} style={{ boxShadow: `var(--${name})` }}>
            {name}
          </li>
        ))}
        {MOTIONS.map((name) => (
          <li key={name} className={styles.box}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
