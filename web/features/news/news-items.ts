import type { ProductGroup } from '../../contract/products.js';
import type { FigureId } from '../../figures/figure-ids.js';
import type { NewsEntry } from './news-text.js';

type Published = Pick<NewsEntry, 'time' | 'source' | 'url'> &
  Partial<Pick<NewsEntry, 'highlighted' | 'listed'>>;

/** Day of the first list; a work that is added later names its own. */
const FIRST_LISTED = '2026-11-20';

function work<const Id extends string>(
  id: Id,
  group: ProductGroup,
  poster: FigureId,
  { highlighted = false, listed = FIRST_LISTED, ...published }: Published,
): NewsEntry<Id> {
  const year = Number.parseInt(published.time, 10);
  return {
    id,
    group,
    poster,
    listed,
    highlighted,
    ...published,
    ...(Number.isNaN(year) ? {} : { year }),
  };
}

const doi = (name: string) => `https://doi.org/${name}`;
const pubmed = (pmid: number) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;

/** Public literature, latest first; within a year, works dated to the day come first. */
export const NEWS = [
  work('pipeline-nomogram-2026', 'intracranial', 'aneuflow', {
    time: '2026',
    source: 'Front Neurol',
    url: doi('10.3389/fneur.2026.1756374'),
    highlighted: true,
  }),
  work('deployed-length-2025', 'intracranial', 'poster-flow-diverter', {
    time: '2025',
    source: 'Interv Neuroradiol',
    url: doi('10.1177/15910199251358590'),
  }),
  work('angiographic-imr-compared-2025', 'intracardiac', 'accuimr-input', {
    time: '2025',
    source: 'JACC Cardiovasc Interv',
    url: doi('10.1016/j.jcin.2025.10.027'),
    listed: '2026-11-23',
  }),
  work('favor-3-europe-2024', 'intracardiac', 'accuffrangio-input', {
    time: '2024-11-09',
    source: 'Lancet',
    url: doi('10.1016/S0140-6736(24)02175-5'),
    listed: '2026-11-23',
  }),
  work('accurate-ct-2024', 'intracardiac', 'poster-coronary-arteries', {
    time: '2024-08-21',
    source: 'JACC Cardiovasc Interv',
    url: doi('10.1016/j.jcin.2024.06.027'),
    highlighted: true,
  }),
  work('esc-chronic-syndromes-2024', 'intracardiac', 'accuffrct-model', {
    time: '2024',
    source: 'Eur Heart J',
    url: doi('10.1093/eurheartj/ehae177'),
    listed: '2026-11-28',
  }),
  work('oct-ffr-algorithm-2024', 'intracardiac', 'accuffroct-input', {
    time: '2024',
    source: 'Cardiol J',
    url: doi('10.5603/cj.90744'),
  }),
  work('ufr-qfr-2024', 'intracardiac', 'accuffrivus-input', {
    time: '2024',
    source: 'Int J Cardiol',
    url: pubmed(38211669),
  }),
  work('qfr-intracranial-2024', 'intracranial', 'poster-brain-stenosis', {
    time: '2024',
    source: 'Front Neurol',
    url: doi('10.3389/fneur.2024.1466864'),
  }),
  work('angiographic-imr-2023', 'intracardiac', 'poster-microcirculation', {
    time: '2023',
    source: 'Quant Imaging Med Surg',
    url: doi('10.21037/qims-22-961'),
    highlighted: true,
  }),
  work('ivus-and-ct-ffr-2023', 'intracardiac', 'poster-intravascular', {
    time: '2023',
    source: 'BioMed Eng OnLine',
    url: doi('10.1186/s12938-023-01122-x'),
    highlighted: true,
  }),
  work('angio-or-ct-ffr-2023', 'intracardiac', 'accuffrct-input', {
    time: '2023',
    source: 'J Cardiovasc Transl Res',
    url: doi('10.1007/s12265-023-10361-1'),
  }),
  work('flash-imr-2023', 'intracardiac', 'accuimr-model', {
    time: '2023',
    source: 'Am Heart J',
    url: doi('10.1016/j.ahj.2023.03.016'),
  }),
  work('ofr-meta-analysis', 'intracardiac', 'accuffroct-model', {
    time: '2023',
    source: 'EuroIntervention',
    url: doi('10.4244/EIJ-D-22-01098'),
  }),
  work('microcatheter-review-2023', 'intracranial', 'aneuguide-model', {
    time: '2023',
    source: 'Front Neurol',
    url: doi('10.3389/fneur.2023.1245817'),
  }),
  work('microcatheter-cfd-2023', 'intracranial', 'aneuguide-input', {
    time: '2023',
    source: 'Front Neurol',
    url: doi('10.3389/fneur.2023.1221686'),
  }),
  work('favor-3-china-2022', 'intracardiac', 'poster-angiogram', {
    time: '2022-11-29',
    source: 'J Am Coll Cardiol',
    url: doi('10.1016/j.jacc.2022.09.007'),
    highlighted: true,
  }),
  work('eso-unruptured-aneurysms-2022', 'intracranial', 'aneushape-input', {
    time: '2022-06-03',
    source: 'Eur Stroke J',
    url: doi('10.1177/23969873221099736'),
    listed: '2026-11-28',
  }),
  // The leading space is the source data's; whoever shows a date has to cope with it.
  work('angiographic-ffr-2021', 'intracardiac', 'accuffrangio-model', {
    time: ' 2021-10-12',
    source: 'Front Cardiovasc Med',
    url: doi('10.3389/fcvm.2021.714077'),
  }),
  work('m1-pressure-2021', 'intracranial', 'accufficas-model', {
    time: '2021-08-11',
    source: 'Front Neurol',
    url: doi('10.3389/fneur.2021.671778'),
  }),
  work('ct-ffr-single-centre-2021', 'intracardiac', 'accuffrct-output', {
    time: '2021',
    source: 'BioMed Eng OnLine',
    url: doi('10.1186/s12938-021-00914-3'),
  }),
  work('ufr-2021', 'intracardiac', 'accuffrivus-model', {
    time: '2021',
    source: 'Circ Cardiovasc Interv',
    url: doi('10.1161/CIRCINTERVENTIONS.120.009840'),
  }),
  work('lv-segmentation-2020', 'intracardiac', 'poster-ventricle', {
    time: '2020',
    source: 'Korean J Radiol',
    url: doi('10.3348/kjr.2019.0378'),
  }),
  work('fame-2-five-years-2018', 'intracardiac', 'accuimr-input', {
    time: '2018',
    source: 'N Engl J Med',
    url: doi('10.1056/NEJMoa1803538'),
  }),
  work('pufs-2017', 'intracranial', 'aneuplan-input', {
    time: '2017',
    source: 'J Neurosurg',
    url: doi('10.3171/2015.6.JNS15311'),
  }),
  work('platform-2015', 'intracardiac', 'accuffrct-model', {
    time: '2015',
    source: 'Eur Heart J',
    url: doi('10.1093/eurheartj/ehv444'),
  }),
  work('ct-ffr-pooled-2015', 'intracardiac', 'poster-coronary-arteries', {
    time: '2015',
    source: 'Medicine',
    url: doi('10.1097/MD.0000000000001963'),
  }),
  work('flow-and-rupture-2015', 'intracranial', 'aneuflow-model', {
    time: '2015',
    source: 'AJNR Am J Neuroradiol',
    url: doi('10.3174/ajnr.A4397'),
  }),
  work('rupture-resemblance-2014', 'intracranial', 'poster-brain-arteries', {
    time: '2014-05-07',
    source: 'J Neurointerv Surg',
    url: doi('10.1136/neurintsurg-2014-011218'),
  }),
  work('wall-shear-stress-2014', 'intracranial', 'poster-aneurysm', {
    time: '2014',
    source: 'AJNR Am J Neuroradiol',
    url: doi('10.3174/ajnr.A3558'),
  }),
  work('nxt-2014', 'intracardiac', 'accuffrct-input', {
    time: '2014',
    source: 'J Am Coll Cardiol',
    url: doi('10.1016/j.jacc.2013.11.043'),
  }),
  work('angiography-ffr-mismatch-2014', 'intracardiac', 'poster-angiogram', {
    time: '2014',
    source: 'Eur Heart J',
    url: doi('10.1093/eurheartj/ehu094'),
  }),
  work('cicas-2014', 'intracranial', 'accufficas-input', {
    time: '2014',
    source: 'Stroke',
    url: doi('10.1161/STROKEAHA.113.003508'),
  }),
  work('phases-2014', 'intracranial', 'aneuflow-input', {
    time: '2014',
    source: 'Lancet Neurol',
    url: doi('10.1016/S1474-4422(13)70263-1'),
  }),
  work('stenosis-flow-2014', 'intracranial', 'poster-brain-stenosis', {
    time: '2014',
    source: 'PLoS One',
    url: doi('10.1371/journal.pone.0097531'),
  }),
  work('shanghai-aneurysms-2013', 'intracranial', 'aneushape-input', {
    time: '2013',
    source: 'Ann Intern Med',
    url: doi('10.7326/0003-4819-159-8-201310150-00004'),
  }),
  work('sammpris-2011', 'intracranial', 'accufficas-model', {
    time: '2011',
    source: 'N Engl J Med',
    url: doi('10.1056/NEJMoa1105335'),
  }),
] as const;

export type NewsId = (typeof NEWS)[number]['id'];
