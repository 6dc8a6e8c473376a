/**
 * Delay-insensitive deconvolution, oSVD: O. Wu et al., Magn Reson Med 2003;50:164–174,
 * doi:10.1002/mrm.10522. The arterial curve, zero-padded to twice its length, makes a circulant matrix.
 * Its singular vectors are the waves of the discrete Fourier transform and its singular values the
 * amplitudes of the curve's spectrum, so that no iteration is needed to decompose it.
 */

/** Of Wu's measure of how much a residue function oscillates; beyond it singular values are dropped. */
export const OSCILLATION_INDEX = 0.035;
/** Share of the largest singular value below which none is used, however smooth the result. */
const LEAST_SINGULAR_VALUE = 0.005;
/** Waves that are used in any case. */
const LEAST_WAVES = 3;

export interface Perfused {
  /** Height of the flow-scaled residue function, per second. */
  readonly height: number;
  /** When it is highest, in s after the artery; negative where tissue fills before the artery. */
  readonly tmax: number;
  /** Flow-scaled, per second, sample by sample; its second half stands for times before the artery. */
  readonly residue: Float64Array;
}

/** Sum of the second differences over the number of samples and the maximum (Wu's equation). */
export function oscillationIndex(residue: Float64Array): number {
  let [sum, most] = [0, -Infinity];
  residue.forEach((value, index) => {
    most = Math.max(most, value);
    if (index < 2) return;
    sum += Math.abs(value - 2 * (residue[index - 1] ?? 0) + (residue[index - 2] ?? 0));
  });
  return most > 0 ? sum / residue.length / most : Infinity;
}

/**
 * Prepares an artery once; what it returns deconvolves one tissue curve after the other, each into
 * the same residue function.
 * @param artery enhancement in HU, evenly sampled
 * @param step s between the samples
 * @param limit oscillation index that a residue function may reach
 */
export function deconvolver(
  artery: Float64Array,
  step: number,
  limit = OSCILLATION_INDEX,
): (tissue: Float64Array) => Perfused {
  const samples = artery.length;
  const length = 2 * samples;
  const half = samples;
  const wave = (index: number): [number, number] => {
    const angle = (2 * Math.PI * (index % length)) / length;
    return [Math.cos(angle), Math.sin(angle)];
  };
  const spectrum = Array.from({ length: half + 1 }, (_, frequency) => {
    let [real, imaginary] = [0, 0];
    for (let index = 0; index < samples; index++) {
      const [cosine, sine] = wave(frequency * index);
      real += (artery[index] ?? 0) * cosine;
      imaginary -= (artery[index] ?? 0) * sine;
    }
    const value = Math.hypot(real, imaginary);
    const share = (frequency === 0 || frequency === half ? 1 : 2) / (length * step * value * value);
    return { frequency, real, imaginary, value, share };
  }).sort((one, other) => other.value - one.value);
  const least = LEAST_SINGULAR_VALUE * (spectrum[0]?.value ?? 0);
  const kept = spectrum.filter(({ value }) => value > 0 && value >= least);
  const count = kept.length;
  const cosines = new Float64Array(count * length);
  const sines = new Float64Array(count * length);
  kept.forEach(({ frequency }, place) => {
    for (let index = 0; index < length; index++) {
      const [cosine, sine] = wave(frequency * index);
      cosines[place * length + index] = cosine;
      sines[place * length + index] = sine;
    }
  });
  const reals = new Float64Array(count);
  const imaginaries = new Float64Array(count);
  const residue = new Float64Array(length);

  /** The residue function between its samples, from the waves in use. */
  const between = (index: number, used: number): number => {
    let sum = 0;
    for (let place = 0; place < used; place++) {
      const angle = (2 * Math.PI * (kept[place]?.frequency ?? 0) * index) / length;
      sum += (reals[place] ?? 0) * Math.cos(angle) - (imaginaries[place] ?? 0) * Math.sin(angle);
    }
    return sum;
  };

  /** How strongly the wave of a singular value is in the residue function of a tissue. */
  const weigh = (tissue: Float64Array, place: number): void => {
    const wave = kept[place];
    if (!wave) return;
    const row = place * length;
    let [x, y] = [0, 0];
    for (let index = 0; index < samples; index++) {
      const enhancement = tissue[index] ?? 0;
      x += enhancement * (cosines[row + index] ?? 0);
      y -= enhancement * (sines[row + index] ?? 0);
    }
    const { real, imaginary, share } = wave;
    reals[place] = share * (x * real + y * imaginary);
    imaginaries[place] = share * (y * real - x * imaginary);
  };

  /** Adds a wave to the residue function and returns its oscillation index, in one pass for speed. */
  const add = (place: number): number => {
    const [real, imaginary] = [reals[place] ?? 0, imaginaries[place] ?? 0];
    const row = place * length;
    let [before, last, sum, most] = [0, 0, 0, 0];
    for (let index = 0; index < length; index++) {
      const value =
        (residue[index] ?? 0) +
        real * (cosines[row + index] ?? 0) -
        imaginary * (sines[row + index] ?? 0);
      residue[index] = value;
      if (value > most) most = value;
      if (index > 1) {
        const bend = value - 2 * last + before;
        sum += bend < 0 ? -bend : bend;
      }
      before = last;
      last = value;
    }
    return most > 0 ? sum / length / most : Infinity;
  };

  return (tissue) => {
    residue.fill(0);
    let used = 0;
    for (; used < count; used++) {
      weigh(tissue, used);
      if (add(used) > limit && used >= LEAST_WAVES) break;
    }
    // The wave that went too far is taken out again.
    if (used < count) {
      reals[used] = -(reals[used] ?? 0);
      imaginaries[used] = -(imaginaries[used] ?? 0);
      add(used);
    }
    let peak = 0;
    for (let index = 1; index < length; index++) {
      if ((residue[index] ?? 0) > (residue[peak] ?? 0)) peak = index;
    }
    // A parabola through five half-steps around the highest sample.
    const near = [-1, -0.5, 0, 0.5, 1].map((off) => ({
      at: peak + off,
      value: between(peak + off, used),
    }));
    let top = 1;
    for (let index = 2; index < 4; index++) {
      if ((near[index]?.value ?? 0) > (near[top]?.value ?? 0)) top = index;
    }
    const [low, middle, high] = [
      near[top - 1]?.value ?? 0,
      near[top]?.value ?? 0,
      near[top + 1]?.value ?? 0,
    ];
    const bend = low - 2 * middle + high;
    const off = bend < 0 ? (0.5 * (low - high)) / bend : 0;
    const at = (near[top]?.at ?? 0) + 0.5 * off;
    return {
      height: middle - 0.25 * (low - high) * off,
      tmax: (at > half ? at - length : at) * step,
      residue,
    };
  };
}
