import { ASPECTS_REGIONS, type AspectsRegion } from '../anatomy/aspects-regions.js';

/** Regions with early ischaemic change, on the patient's left. */
export const AFFECTED: readonly AspectsRegion[] = ['L', 'I', 'M2', 'M5'];

/** One point less for each of the ten regions that is affected. */
export const SCORE = ASPECTS_REGIONS.length - AFFECTED.length;
