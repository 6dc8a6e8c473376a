import type { ProductId } from '../../contract/products.js';

/** A paper that names a product, as a reference of the product's page. */
export interface Publication {
  readonly year: string;
  readonly journal: string;
  readonly doi: string;
  readonly products: readonly ProductId[];
}

/** Those that were checked against the paper, latest first. */
export const PUBLICATIONS: readonly Publication[] = [
  {
    year: '2026',
    journal: 'Front Neurol',
    doi: '10.3389/fneur.2026.1756374',
    products: ['AneuFlow'],
  },
  {
    year: '2024',
    journal: 'JACC Cardiovasc Interv',
    doi: '10.1016/j.jcin.2024.06.027',
    products: ['AccuFFRct'],
  },
  {
    year: '2024',
    journal: 'Cardiol J',
    doi: '10.5603/cj.90744',
    products: ['AccuFFRoct'],
  },
  {
    year: '2023',
    journal: 'Quant Imaging Med Surg',
    doi: '10.21037/qims-22-961',
    products: ['AccuIMR'],
  },
  {
    year: '2023',
    journal: 'BioMed Eng OnLine',
    doi: '10.1186/s12938-023-01122-x',
    products: ['AccuFFRct', 'AccuFFRivus'],
  },
  {
    year: '2021',
    journal: 'BioMed Eng OnLine',
    doi: '10.1186/s12938-021-00914-3',
    products: ['AccuFFRct'],
  },
  {
    year: '2021',
    journal: 'Front Cardiovasc Med',
    doi: '10.3389/fcvm.2021.714077',
    products: ['AccuFFRangio'],
  },
];
