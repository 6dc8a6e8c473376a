import { ApiProperty } from '@nestjs/swagger';
import type * as answers from '../../../../web/contract/api.js';
import type { Edition } from '../../../../web/contract/editions.js';
import { REFERENCE_PATTERN } from '../../../../web/contract/submission-status.js';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../../../../web/contract/submissions.js';
import { LanguageField } from '../validation/field.decorators.js';

/** What every submission takes beside its own fields. */
export abstract class SubmissionDto {
  @LanguageField(
    'Edition whose rules hold for the body, and language of the answer. A body without it is read by the rules of the edition of the host that was asked.',
  )
  readonly language!: Edition;

  // Read from the request itself, and no part of what is stored: hence without rules.
  @ApiProperty({
    type: 'string',
    required: false,
    description:
      'Token of `system/getFormToken`, for forms that people fill in. Programs leave it out.',
    example: '',
  })
  readonly [FORM_TOKEN_FIELD]?: string;

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: 0,
    description:
      'Hidden in the forms of the site: leave it empty. A value marks the submission as sent by a robot.',
    example: '',
  })
  readonly [HONEYPOT_FIELD]?: string;
}

/** What every submission is answered with. */
export class SubmissionReceipt implements answers.SubmissionReceipt {
  @ApiProperty({ description: 'Public reference of the submission.', pattern: REFERENCE_PATTERN })
  readonly reference!: string;

  @ApiProperty({ description: 'Time of the submission, UTC.', format: 'date-time' })
  readonly submittedAt!: string;
}
