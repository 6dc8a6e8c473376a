import { describe, expect, it } from '@jest/globals';
import { ASPECTS_REGIONS } from '../figures/anatomy/aspects-regions.js';
import { isCore, isDelayed, perfusionAt } from '../figures/anatomy/perfusion-lesion.js';
import type { Figure } from '../figures/figure.js';
import { AFFECTED, SCORE } from '../figures/scenes/aspects-case.js';
import { figure as aspects } from './accuaspects/figure.js';
import { figure as perfusion } from './accuctp/figure.js';
import { figure as ivus } from './accuffrivus/figure.js';
import { figure as ventricle } from './acculv/figure.js';
import { mismatch } from '../figures/scenes/perfusion-case.js';
import { pullback, pullbackNumbers } from '../figures/scenes/pullback-case.js';
import { EXCURSION, ventricularFunction, volumeCurve } from '../figures/scenes/ventricle-case.js';

function words(figure: Figure): string[] {
  const svg = figure.draw?.('en', 'wide') ?? '';
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');
}

describe('the digits in the figures', () => {
  it('show an ASPECTS of ten less the affected regions', () => {
    expect(SCORE).toBe(10 - AFFECTED.length);
    expect(ASPECTS_REGIONS).toHaveLength(10);
    expect(words(aspects)).toContain(`ASPECTS ${10 - AFFECTED.length}`);
  });

  it('show the volumes and the mismatch ratio of the perfusion data', () => {
    const { core, delayed, penumbra, ratio } = mismatch();
    expect(penumbra).toBe(delayed - core);
    expect(ratio).toBeCloseTo(delayed / core, 1);
    expect(words(perfusion)).toEqual(
      expect.arrayContaining([`${core} mL`, `${delayed} mL`, `${penumbra} mL`, ratio.toFixed(1)]),
    );
  });

  it('keep the core within the hypoperfused tissue', () => {
    for (let x = 0; x < 1; x += 0.05) {
      for (let y = -1; y < 1; y += 0.05) {
        const here = perfusionAt(x, y, 0);
        if (isCore(here)) expect(isDelayed(here)).toBe(true);
      }
    }
  });

  it("show the ejection fraction of the volume curve's own extremes", () => {
    const volumes = volumeCurve().map(({ volume }) => volume);
    const [largest, least] = [Math.max(...volumes), Math.min(...volumes)];
    const { ejectionFraction } = ventricularFunction();
    expect(ejectionFraction).toBe(Math.round((100 * (largest - least)) / largest));
    expect(words(ventricle)).toContain(`${ejectionFraction}%`);
    expect(EXCURSION).toHaveLength(17);
  });

  it('show the least lumen area and the distal FFR of the pullback', () => {
    const least = Math.min(...pullback().map(({ lumen }) => lumen));
    const { mla, ffr } = pullbackNumbers();
    expect(mla).toBeCloseTo(least, 1);
    expect(words(ivus)).toEqual(expect.arrayContaining([`${mla.toFixed(1)} mm²`, ffr.toFixed(2)]));
    const falling = pullback().map((frame) => frame.ffr);
    expect(falling).toEqual([...falling].sort((a, b) => a - b));
  });
});
