import type { Chapter, Version } from './blocks.js';
import { chineseAppendix } from './content/chinese-appendix.js';
import { conformity, glossary, literature, revisions, symbols } from './content/closing.js';
import { imageRequirements } from './content/image-requirements.js';
import { installation } from './content/installation.js';
import { limits, maintenance, security, training, troubleshooting } from './content/keeping.js';
import {
  aboutThisDocument,
  contraindications,
  intendedPurpose,
  warnings,
} from './content/opening.js';
import { principle } from './content/principle.js';
import { results } from './content/results.js';
import { workflow } from './content/workflow.js';

/** The chapters of an edition, in order. Each begins on a page of its own. */
export function chaptersOf(version: Version): readonly Chapter[] {
  return [
    aboutThisDocument(version),
    intendedPurpose(version),
    contraindications(version),
    warnings(version),
    principle(version),
    imageRequirements(version),
    installation(version),
    workflow(version),
    results(version),
    limits(version),
    security(version),
    troubleshooting(version),
    maintenance(version),
    training(version),
    symbols(),
    glossary(version),
    literature(version),
    conformity(version),
    revisions(version),
    chineseAppendix(version),
  ];
}
