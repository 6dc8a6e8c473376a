import type { EditionContent } from '../edition-content.js';
import { company } from './company.js';
import { ui } from './ui.js';

export const content: EditionContent = { company, ui };
