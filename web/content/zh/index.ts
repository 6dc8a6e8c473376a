import type { EditionTexts } from '../edition-content.js';
import { company } from './company.js';
import { ui } from './ui.js';

export const content: EditionTexts = { company, ui };
