import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { PROFESSIONS, STORED_PROFESSION } from '../../../../web/contract/licence-application.js';
import { described } from './described-fields.js';
import { OneOf, Required, Token } from './field.decorators.js';

const STORED = PROFESSIONS.map((profession) => STORED_PROFESSION[profession]);

/** A profession, by its own name or by the word that is stored for it. */
export const ProfessionField = (): PropertyDecorator =>
  applyDecorators(
    Transform(
      ({ value }: { value: unknown }) =>
        PROFESSIONS.find((profession) => STORED_PROFESSION[profession] === value) ?? value,
    ),
    Token(),
    Required(),
    OneOf(PROFESSIONS),
    described({ enum: [...PROFESSIONS, ...STORED] }),
  );
