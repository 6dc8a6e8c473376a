import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { asPrinted, type controls, LOWER_LIMIT, type Result, type State, timing } from './model.js';

const millilitres = (volume: number): string => `${Math.round(volume)}\u00a0mL`;

/** What the ventricle does at a phase that is not end-systole. */
function whenSystole({ systole, rate }: State): string {
  return systole < timing(rate).endSystole ? 'before ejection is over' : 'when filling has begun';
}

function whenDiastole({ diastole, rate }: State): string {
  return diastole > timing(rate).endSystole ? 'before filling is over' : 'when ejection has begun';
}

function limit(ejectionFraction: number): string {
  const { men, women } = LOWER_LIMIT;
  if (ejectionFraction < men) {
    return `, below the lower limit of normal on echocardiography (${men}% in men, ${women}% in women)`;
  }
  return ejectionFraction < women
    ? `, below the lower limit for women on echocardiography (${women}%)`
    : '';
}

function sentence(result: Result, state: State): string {
  const { diastole, systole } = state;
  const { endDiastolic, endSystolic, ejectionFraction } = asPrinted(result);
  const right = asPrinted(result.right);
  if (endSystolic >= endDiastolic) {
    return `The phase taken as end-systole (${systole}%) holds no less blood than the one taken as end-diastole (${diastole}%): no ejection fraction can be given.`;
  }
  const [read, truth] = [ejectionFraction, right.ejectionFraction].map(Math.round) as [
    number,
    number,
  ];
  const isDiastoleOff = endDiastolic < right.endDiastolic;
  const isSystoleOff = endSystolic > right.endSystolic;
  if (!isDiastoleOff && !isSystoleOff) {
    return `End-diastole at ${diastole}% and end-systole at ${systole}% of R–R catch the extremes of the curve: EF is ${read}%.`;
  }
  const [held, left] = [millilitres(endDiastolic), millilitres(endSystolic)];
  const [most, least] = [right.endDiastolic, right.endSystolic];
  const cause =
    isDiastoleOff && isSystoleOff
      ? `End-diastole at ${diastole}% holds ${held} instead of ${most}, and end-systole at ${systole}% ${left} instead of ${least}`
      : isDiastoleOff
        ? `End-diastole taken at ${diastole}% of R–R, ${whenDiastole(state)}, holds ${held} instead of ${most}`
        : `End-systole taken at ${systole}% of R–R, ${whenSystole(state)}, holds ${left} instead of ${least}`;
  return read === truth
    ? `${cause}: EF still reads ${read}%.`
    : `${cause}: EF reads ${read}% instead of ${truth}%${limit(read)}.`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: choose end-diastole and end-systole',
  alt: 'Long axis of a beating left ventricle with the endocardial contours of two phases, a bull’s-eye of excursion in seventeen segments, and the volume curve with two markers that can be dragged.',
  controls: {
    diastole: { label: 'End-diastole taken at', unit: '% R–R' },
    systole: { label: 'End-systole taken at', unit: '% R–R' },
    rate: { label: 'Heart rate', unit: '\u00a0beats/min' },
  },
  readings: {
    endDiastolic: { label: 'EDV', unit: '\u00a0mL' },
    endSystolic: { label: 'ESV', unit: '\u00a0mL' },
    stroke: { label: 'Stroke volume', unit: '\u00a0mL' },
    ejectionFraction: { label: 'EF', unit: '%' },
    error: { label: 'EF error', unit: '\u00a0points' },
  },
  sentence,
  presets: [
    'End-systole too early',
    'Correct phases',
    'Without atrial filling',
    'Phase for 60, used at 100 beats/min',
    'End-systole too late',
  ],
  how: {
    summary:
      'The model is a healthy ventricle with an EDV of 128 mL and an ESV of 49 mL. Its volume is measured at the two phases chosen. Bars on the time axis mark where the volume is truly greatest and least; dashed lines beside the column mark those volumes. Any other phase lowers EDV or raises ESV, so that with perfect contours a wrong phase can only lower EF. Systole takes a larger share of R–R the faster the heart beats: a percentage that suits one heart rate misses end-systole at another.',
    equations: [
      'EF = (EDV − ESV)/EDV',
      'V = Σ πr²·Δz, 48 discs',
      'r(c) = r₀ − c·d, c from 0 (end-diastole) to 1 (end-systole)',
      'Ejection: c = ½ − ½·cos(π·t/T)',
      'Q wave to aortic closure = 540 ms − 2.1 ms × heart rate',
    ],
    parameters: [
      { name: 'Length of systole', value: 'mean of the lines of men and women', source: 0 },
      { name: 'Lower limits of EF', value: '52% in men, 54% in women', source: 1 },
      { name: 'Segments', value: 'seventeen, in standard order', source: 2 },
      { name: 'Volumes', value: 'EDV 128 mL, ESV 49 mL at every heart rate (assumed)' },
      {
        name: 'R wave to aortic opening, and isovolumic relaxation',
        value: '60 ms each; Q to R wave 40 ms (assumed)',
      },
      { name: 'Filling', value: '76% early, 24% atrial when there is time (assumed)' },
      { name: 'Shape and excursion', value: 'cut ellipsoid, 82 mm long (assumed)' },
    ],
    leftOut: [
      'Blur within a phase: the temporal resolution of the scanner',
      'Errors of the contours and of the basal plane',
      'Change of volumes with heart rate, arrhythmia, regurgitation',
      'Twist, papillary muscles and regional disease',
    ],
    checked: [
      '48 discs: within 0.02% of half an ellipsoid and of the cut ellipsoid in closed form',
      '1,000 random choices of phases and heart rate: EF never above that of the extremes',
      '1,000 random pairs: the error grows with the distance from end-systole, on either side',
      'End of systole within 11 ms of the published lines of men and women, 50–110/min',
      'Excursion of the segments within 0.5 mm of the figures put in, 1.6 mm near the apex',
    ],
  },
};
