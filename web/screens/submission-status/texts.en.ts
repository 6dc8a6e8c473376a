import { submissionStatus } from '../../content/en/submission-status.js';
import { validation } from '../../content/en/validation.js';
import { statusTexts } from './status-texts.js';

export const texts = statusTexts(submissionStatus, validation);
