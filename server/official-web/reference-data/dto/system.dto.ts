import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type * as answers from '../../../../web/contract/api.js';
import { MAX_LENGTH } from '../../../../web/contract/licence-application.js';
import type { ProductId } from '../../../../web/contract/products.js';
import {
  Code,
  LanguageDto,
  MaxLength,
  Required,
} from '../../common/validation/field.decorators.js';

export class SerialNumberDto extends LanguageDto {
  @Code(
    'Serial number of the software. Case, width of letters, spaces and kinds of dashes make no difference.',
  )
  @Required()
  @MaxLength(MAX_LENGTH.serialNumber)
  readonly serialNumber!: string;
}

export class SerialNumberModels implements answers.SerialNumberModels {
  @ApiProperty({ description: 'The serial number as it is stored.' })
  readonly serialNumber!: string;

  @ApiProperty({ type: 'array', items: { $ref: getSchemaPath('ProductId') } })
  readonly models!: readonly ProductId[];
}

abstract class Named {
  @ApiProperty({ description: 'Name in Chinese.' }) readonly nameZh!: string;

  @ApiProperty({ description: 'Name in English.' }) readonly nameEn!: string;
}

export class Country extends Named implements answers.Country {
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', pattern: '^[A-Z]{2}$' })
  readonly code!: string;

  @ApiProperty({
    description: 'International dialling code, digits only.',
    pattern: '^\\d{1,4}$',
  })
  readonly dialCode!: string;
}

export class City extends Named implements answers.City {
  @ApiProperty({ description: 'Six digits.', pattern: '^\\d{6}$' }) readonly code!: string;
}

export class Province extends City implements answers.Province {
  @ApiProperty({ type: [City] }) readonly cities!: readonly City[];
}

export class FormToken implements answers.FormToken {
  @ApiProperty({ description: 'Opaque.', pattern: '^[0-9a-z]+\\.[\\w-]+$' })
  readonly token!: string;
}
