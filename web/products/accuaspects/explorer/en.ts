import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { type controls, disputed, type RegionResult, type Result, type State } from './model.js';

function listed(regions: readonly RegionResult[]): string {
  const names = regions.map(({ name }) => name);
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function difference(result: Result): string {
  const differing = disputed(result);
  const [only] = differing;
  if (!only) return 'and you agree in all ten regions';
  if (differing.length > 1) return `and you differ in ${listed(differing)}`;
  const place = only.isAffected ? 'at or past' : 'short of';
  return `and you differ in ${only.name}: ${only.loss.toFixed(1)}\u00a0HU darker than the other side, ${place} the cut-off of 2.0\u00a0HU`;
}

function sentence(result: Result, { hours, width, level, reference: isShown }: State): string {
  const { reader, reference, strict, lenient, contrast } = result;
  const opening = `At ${hours}\u00a0h you read ASPECTS ${reader}`;
  if (!isShown && contrast === 0) {
    return `${opening}. In a window ${width}\u00a0HU wide at a level of ${level}\u00a0HU, a difference of 2.0\u00a0HU cannot be seen.`;
  }
  if (!isShown) {
    const share = contrast < 10 ? contrast.toFixed(1) : contrast.toFixed(0);
    return `${opening}. In a window ${width}\u00a0HU wide, a difference of 2.0\u00a0HU spans ${share}% of the grey scale.`;
  }
  const others =
    strict === lenient
      ? `${strict} at either, 0.94 or 0.96`
      : `${strict} at 0.94 and ${lenient} at 0.96`;
  return `${opening}, the reference ${reference}, ${difference(result)}. With a density ratio as its cut-off, the reference would give ${others}.`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: read ASPECTS yourself',
  alt: 'Non-contrast CT slice with the ASPECTS regions: names on the healthy side, your marks in orange and the reference in dashed teal on the other; beside it, density loss by region and both scores.',
  controls: {
    hours: { label: 'Time since onset', unit: '\u00a0h', digits: 2 },
    width: { label: 'Window width', unit: '\u00a0HU' },
    level: { label: 'Window level', unit: '\u00a0HU' },
    slice: {
      label: 'Slice',
      options: { ganglionic: 'Ganglionic', supraganglionic: 'Supraganglionic' },
    },
    reference: { label: 'Show the reference' },
    C: { label: 'C' },
    L: { label: 'L' },
    IC: { label: 'IC' },
    I: { label: 'I' },
    M1: { label: 'M1' },
    M2: { label: 'M2' },
    M3: { label: 'M3' },
    M4: { label: 'M4' },
    M5: { label: 'M5' },
    M6: { label: 'M6' },
  },
  group: 'Your reading: regions with early change',
  readings: {
    reader: { label: 'Your ASPECTS', unit: '' },
    reference: { label: 'Reference', unit: '' },
    agreeing: { label: 'Regions agreed', unit: '\u00a0of 10' },
    contrast: { label: '2.0 HU on the grey scale', unit: '%' },
  },
  sentence,
  presets: [
    'One point apart',
    'An hour and a half after onset',
    'Standard window',
    'Narrow window',
    'Six hours after onset',
  ],
  how: {
    summary:
      'After occlusion of the left middle cerebral artery each region loses density in proportion to time, some faster than others. The score is ten less the affected regions: yours by eye, the reference’s by a difference of 2.0 HU between the sides. Regions close to the cut-off can change the score by a point or more although the disease is the same.',
    equations: [
      'loss = rate · hours, mean rate of the ten regions = 0.4 HU/h',
      'affected: loss ≥2.0 HU, or density ≤0.94 or ≤0.96 of the other side',
      'ASPECTS = 10 − affected regions',
      'grey = (HU − level + width/2) / width',
    ],
    parameters: [
      { name: 'Ten regions, two levels', value: 'as defined in the source', source: 0 },
      {
        name: 'Mean loss of density',
        value: '0.4 HU/h up to 5.4 h; the same beyond (assumed)',
        source: 1,
      },
      { name: 'Share of each region in it', value: '0.1 (M6) to 0.75 HU/h (L), assumed' },
      { name: 'Cut-off', value: '2.0 HU, or ratios of 0.94–0.96', source: 2 },
      { name: 'Density of a healthy region, for the ratios', value: '35 HU (assumed)' },
      {
        name: 'Median error of the cut-off against the score at 24 hours',
        value: '1 point',
        source: 2,
      },
      { name: 'Exact agreement among 100 readers', value: '28%; insula 96%, M3 68%', source: 3 },
      { name: 'Two neuroradiologists', value: 'κ 0.48', source: 4 },
      {
        name: 'Software against DWI, limits of agreement',
        value: '−3.3 to 2.6 points',
        source: 5,
      },
      {
        name: 'Two readers, first quarter of patients by time and the rest',
        value: 'weighted κ 0.76 and 0.89',
        source: 6,
      },
      {
        name: 'Sensitivity in the standard window (80/20 HU) and in variable ones (from 8/32 HU)',
        value: '57% and 71%',
        source: 7,
      },
    ],
    leftOut: [
      'Swelling, the hyperdense artery sign, old infarcts, tilt and artefact',
      'Differences between patients: collaterals, age, recanalisation; all regions darken evenly',
      'All other slices: a reader scores every slice of both levels',
      'Infarction outside the middle cerebral territory, which ASPECTS does not count',
    ],
    checked: [
      '1,000 random states: score = 10 − affected regions; readers differ by what one side alone marked',
      '1,000 random states: no score of the reference rises with time, at any cut-off',
      'Mean loss 0.4 HU/h within 1e-9; within 0.1 HU of the measured mean of 1.3 HU midway between 1.3 and 5.4 h',
      '2.0 HU take 2, 5 and 25% of the grey scale at widths of 100, 40 and 8 HU',
    ],
  },
};
