import { memoise } from '../memoise.js';
import { perfusionVolumes } from '../anatomy/perfusion-lesion.js';

export interface Mismatch {
  /** mL: relative flow below 30 %. */
  readonly core: number;
  /** mL: Tmax above 6 s. */
  readonly delayed: number;
  /** mL: delayed, not core. */
  readonly penumbra: number;
  readonly ratio: number;
}

/** Volumes as printed: whole millilitres, and the ratio of the printed ones to one decimal. */
export const mismatch = memoise((): Mismatch => {
  const volumes = perfusionVolumes();
  const [core, delayed] = [Math.round(volumes.core), Math.round(volumes.delayed)];
  return {
    core,
    delayed,
    penumbra: delayed - core,
    ratio: Math.round((delayed / core) * 10) / 10,
  };
});
