import { submissionStatus } from './submission-status.zh.js';
import { validation } from '../../../content/zh/validation.js';
import { statusTexts } from './status-texts.js';

export const texts = statusTexts(submissionStatus, validation);
