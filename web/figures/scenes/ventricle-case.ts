/** Volume of the left ventricle over one heart beat of 0.86 s (70/min), in mL. */
export const BEAT = 0.86;
const END_DIASTOLIC = 128;
const END_SYSTOLIC = 49;
/** s after the start of ejection. */
const EJECTION = 0.31;
const ISOVOLUMIC = 0.06;

export interface VolumePoint {
  readonly time: number;
  readonly volume: number;
}

/** Ejection, isovolumic relaxation, early filling, diastasis, atrial filling. */
function share(time: number): number {
  if (time < EJECTION) return 0.5 + 0.5 * Math.cos((Math.PI * time) / EJECTION);
  const filling = time - EJECTION - ISOVOLUMIC;
  if (filling < 0) return 0;
  const early = 0.76 * (1 - Math.exp(-((filling / 0.1) ** 1.7)));
  const atrial = 0.24 / (1 + Math.exp(-(filling - 0.4) / 0.022));
  return early + atrial;
}

export function volumeCurve(count = 120): VolumePoint[] {
  const end = share(BEAT);
  return Array.from({ length: count + 1 }, (_, index) => {
    const time = (index / count) * BEAT;
    const part = time < EJECTION ? share(time) : share(time) / end;
    return { time, volume: END_SYSTOLIC + (END_DIASTOLIC - END_SYSTOLIC) * part };
  });
}

export interface VentricularFunction {
  readonly endDiastolic: number;
  readonly endSystolic: number;
  readonly stroke: number;
  /** % */
  readonly ejectionFraction: number;
}

/** As printed: from the curve's own extremes. */
export function ventricularFunction(curve = volumeCurve()): VentricularFunction {
  const volumes = curve.map(({ volume }) => volume);
  const [endDiastolic, endSystolic] = [Math.max(...volumes), Math.min(...volumes)];
  return {
    endDiastolic: Math.round(endDiastolic),
    endSystolic: Math.round(endSystolic),
    stroke: Math.round(endDiastolic - endSystolic),
    ejectionFraction: Math.round((100 * (endDiastolic - endSystolic)) / endDiastolic),
  };
}

/**
 * Inward motion of the endocardium in mm of the seventeen segments, in their standard order. The
 * example is healthy: least at the septum's base, and the apex hardly moves.
 */
export const EXCURSION: readonly number[] = [8, 6, 5, 7, 9, 9, 9, 7, 6, 8, 10, 10, 9, 7, 8, 10, 5];
