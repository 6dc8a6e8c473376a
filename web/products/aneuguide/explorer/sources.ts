import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Bergou M, Wardetzky M, Robinson S, et al. ACM Trans Graph 2008;27(3):63.',
    doi: '10.1145/1360612.1360662',
  },
  {
    text: 'Sharei H, Alderliesten T, van den Dobbelsteen JJ, et al. J Med Imaging 2018;5(1):010902.',
    doi: '10.1117/1.JMI.5.1.010902',
  },
  {
    text: 'Liu C, Wu X, Hu X, et al. Front Neurol 2023;14:1245817.',
    doi: '10.3389/fneur.2023.1245817',
  },
  {
    text: 'Ohshima T, Ato F, Kawaguchi R, et al. Asian J Neurosurg 2024;19(1):52–57.',
    doi: '10.1055/s-0043-1760850',
  },
];
