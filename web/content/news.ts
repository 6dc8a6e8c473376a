import type { NewsEntry, NewsPoster } from './shapes/news.js';

type Published = Pick<NewsEntry, 'time' | 'source' | 'url'> &
  Partial<Pick<NewsEntry, 'highlighted' | 'listed'>>;

/** Day of the first list; a work that is added later names its own. */
const FIRST_LISTED = '2026-11-20';

function work<const Id extends string>(
  id: Id,
  poster: NewsPoster,
  { highlighted = false, listed = FIRST_LISTED, ...published }: Published,
): NewsEntry<Id> {
  const year = Number.parseInt(published.time, 10);
  return {
    id,
    poster,
    listed,
    highlighted,
    ...published,
    ...(Number.isNaN(year) ? {} : { year }),
  };
}

const doi = (name: string) => `https://doi.org/${name}`;
const pubmed = (pmid: number) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
const pmc = (id: number) => `https://pmc.ncbi.nlm.nih.gov/articles/PMC${id}/`;

/** Public literature, latest first; within a year, works dated to the day come first. */
export const NEWS = [
  work('pipeline-nomogram-2026', 'brain', {
    time: '2026',
    source: 'Front Neurol',
    url: doi('10.3389/fneur.2026.1756374'),
    highlighted: true,
  }),
  work('deployed-length-2025', 'brain', {
    time: '2025',
    source: 'Interv Neuroradiol',
    url: doi('10.1177/15910199251358590'),
  }),
  work('accurate-ct-2024', 'heart', {
    time: '2024-07-29',
    source: 'JACC Cardiovasc Interv',
    url: doi('10.1016/j.jcin.2024.06.027'),
    highlighted: true,
  }),
  work('oct-ffr-algorithm-2024', 'heart', {
    time: '2024',
    source: 'Cardiol J',
    url: doi('10.5603/cj.90744'),
  }),
  work('ufr-qfr-2024', 'heart', { time: '2024', source: 'Int J Cardiol', url: pubmed(38211669) }),
  work('qfr-intracranial-2024', 'brain', {
    time: '2024',
    source: 'Front Neurol',
    url: pmc(11598932),
  }),
  work('angiographic-imr-2023', 'heart', {
    time: '2023',
    source: 'Quant Imaging Med Surg',
    url: doi('10.21037/qims-22-961'),
    highlighted: true,
  }),
  work('ivus-and-ct-ffr-2023', 'heart', {
    time: '2023',
    source: 'BioMed Eng OnLine',
    url: doi('10.1186/s12938-023-01122-x'),
    highlighted: true,
  }),
  work('angio-or-ct-ffr-2023', 'heart', {
    time: '2023',
    source: 'J Cardiovasc Transl Res',
    url: doi('10.1007/s12265-023-10361-1'),
  }),
  work('flash-imr-2023', 'heart', {
    time: '2023',
    source: 'Am Heart J',
    url: doi('10.1016/j.ahj.2023.03.016'),
  }),
  work('microcatheter-review-2023', 'brain', {
    time: '2023',
    source: 'Front Neurol',
    url: doi('10.3389/fneur.2023.1245817'),
  }),
  work('microcatheter-cfd-2023', 'brain', {
    time: '2023',
    source: 'Front Neurol',
    url: doi('10.3389/fneur.2023.1221686'),
  }),
  work('favor-3-china-2022', 'heart', {
    time: '2022-11-29',
    source: 'J Am Coll Cardiol',
    url: 'https://scholars.mssm.edu/en/publications/2-year-outcomes-of-angiographic-quantitative-flow-ratio-guided-co',
    highlighted: true,
  }),
  // The leading space is the source data's; whoever shows a date has to cope with it.
  work('angiographic-ffr-2021', 'heart', {
    time: ' 2021-10-12',
    source: 'Front Cardiovasc Med',
    url: doi('10.3389/fcvm.2021.714077'),
  }),
  work('ct-ffr-single-centre-2021', 'heart', {
    time: '2021',
    source: 'BioMed Eng OnLine',
    url: doi('10.1186/s12938-021-00914-3'),
  }),
  work('ufr-2021', 'heart', {
    time: '2021',
    source: 'Circ Cardiovasc Interv',
    url: pubmed(33541105),
  }),
  work('m1-pressure-2021', 'brain', { time: '2021', source: 'Front Neurol', url: pmc(8385769) }),
  work('lv-segmentation-2020', 'heart', {
    time: '2020',
    source: 'Korean J Radiol',
    url: doi('10.3348/kjr.2019.0378'),
  }),
  work('fame-2-five-years-2018', 'heart', {
    time: '2018',
    source: 'N Engl J Med',
    url: 'https://stanfordhealthcare.org/publications/467/467115.html',
  }),
  work('pufs-2017', 'brain', {
    time: '2017',
    source: 'J Neurosurg',
    url: doi('10.3171/2015.6.JNS15311'),
  }),
  work('platform-2015', 'heart', {
    time: '2015',
    source: 'Eur Heart J',
    url: doi('10.1093/eurheartj/ehv444'),
  }),
  work('ct-ffr-pooled-2015', 'heart', {
    time: '2015',
    source: 'Medicine',
    url: doi('10.1097/MD.0000000000001963'),
  }),
  work('flow-and-rupture-2015', 'brain', {
    time: '2015',
    source: 'AJNR Am J Neuroradiol',
    url: doi('10.3174/ajnr.A4397'),
  }),
  work('rupture-resemblance-2014', 'brain', {
    time: '2014-05-07',
    source: 'J Neurointerv Surg',
    url: doi('10.1136/neurintsurg-2014-011218'),
  }),
  work('wall-shear-stress-2014', 'brain', {
    time: '2014',
    source: 'AJNR Am J Neuroradiol',
    url: doi('10.3174/ajnr.A3558'),
  }),
  work('nxt-2014', 'heart', {
    time: '2014',
    source: 'J Am Coll Cardiol',
    url: 'https://okayama.elsevierpure.com/en/publications/diagnostic-performance-of-noninvasive-fractional-flow-reserve-der',
  }),
  work('angiography-ffr-mismatch-2014', 'heart', {
    time: '2014',
    source: 'Eur Heart J',
    url: 'https://academic.oup.com/eurheartj/article/35/40/2831/782948',
  }),
  work('cicas-2014', 'brain', {
    time: '2014',
    source: 'Stroke',
    url: doi('10.1161/STROKEAHA.113.003508'),
  }),
  work('phases-2014', 'brain', { time: '2014', source: 'Lancet Neurol', url: pubmed(24290159) }),
  work('stenosis-flow-2014', 'brain', {
    time: '2014',
    source: 'PLoS ONE',
    url: 'https://journals.plos.org/plosone/article?id=10.1371%2Fjournal.pone.0097531',
  }),
  work('shanghai-aneurysms-2013', 'brain', {
    time: '2013',
    source: 'Ann Intern Med',
    url: pubmed(24126645),
  }),
  work('sammpris-2011', 'brain', {
    time: '2011',
    source: 'N Engl J Med',
    url: doi('10.1056/NEJMoa1105335'),
  }),
  // Its date is not verified.
  work('ofr-meta-analysis', 'heart', {
    time: '',
    source: 'EuroIntervention',
    url: doi('10.4244/EIJ-D-22-01098'),
  }),
] as const;

export type NewsId = (typeof NEWS)[number]['id'];
