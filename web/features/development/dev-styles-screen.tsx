import type { ComponentType } from 'react';
import { useSite } from '../../site/site.js';
import { PageBand } from '../../ui/controls/page-band.js';
import type { EvidencePlot } from '../product/product-text.js';
import { BlockSamples } from './block-samples.js';
import styles from './dev-styles.module.css';
import { FormSamples, InterfaceSamples } from './interface-samples.js';
import { ReadingSamples } from './reading-samples.js';
import { Section } from '../../ui/controls/section.js';
import { COLOURS, MOTIONS, RADII, SHADOWS, SPACES, TEXT_SIZES } from './tokens.js';

/** Colour, type, space, corners, elevation and motion. */
function TokenSamples() {
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

/** Tokens, blocks and every component in all its states, in the language of the edition. */
export function createScreen(plot: EvidencePlot): ComponentType {
  return function DevStylesScreen() {
    return (
      <>
        <PageBand />
        <div className="container page-body">
          <TokenSamples />
        </div>
        <BlockSamples plot={plot} />
        <div className="container page-body">
          <ReadingSamples />
          <InterfaceSamples />
          <FormSamples />
        </div>
      </>
    );
  };
}
