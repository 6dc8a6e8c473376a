import { brainReferences } from './references/brain.js';
import { heartReferences } from './references/heart.js';

/** Every work the site cites, once. */
export const REFERENCES = { ...brainReferences, ...heartReferences } as const;

export type ReferenceId = keyof typeof REFERENCES;
