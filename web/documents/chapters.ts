import type { Chapter, Major } from './blocks.js';
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
export function chaptersOf(major: Major): readonly Chapter[] {
  return [
    aboutThisDocument(major),
    intendedPurpose(major),
    contraindications(major),
    warnings(major),
    principle(major),
    imageRequirements(major),
    installation(major),
    workflow(major),
    results(major),
    limits(major),
    security(major),
    troubleshooting(major),
    maintenance(major),
    training(major),
    symbols(),
    glossary(major),
    literature(),
    conformity(major),
    revisions(major),
    chineseAppendix(major),
  ];
}
