import { submissionStatus } from './submission-status.en.js';
import { validation } from '../../../content/en/validation.js';
import { statusTexts } from './status-texts.js';

export const texts = statusTexts(submissionStatus, validation);
