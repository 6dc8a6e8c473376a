import type { ComponentProps } from 'react';
import { useSite } from '../../../site/site.js';
import type { Edition } from '../../../contract/editions.js';
import { PROFESSIONS } from '../../../contract/licence-application.js';
import {
  PRODUCT_IDS,
  productById,
  type ProductGroup,
  type ProductId,
} from '../../../contract/products.js';
import type { FieldText } from '../../../ui/form/field-frame.js';
import { type OptionGroup, SelectField } from '../../../ui/form/select-field.js';
import { TextAreaField, TextField } from '../../../ui/form/text-field.js';
import type { InquiryTexts } from './inquiry-texts.js';

type InputProps = Omit<ComponentProps<typeof TextField>, 'field'>;

const EMAIL = { autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;

const INPUTS: Readonly<Record<string, InputProps>> = {
  username: { autoComplete: 'name' },
  name: { autoComplete: 'name' },
  lastName: { autoComplete: 'family-name' },
  firstName: { autoComplete: 'given-name' },
  telephone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', ...EMAIL },
  // A telephone number is welcome as well, so that the type stays text.
  contact: { ...EMAIL, autoCapitalize: 'none', wide: true },
  company: { autoComplete: 'organization' },
  institutionName: { autoComplete: 'organization' },
  address: { autoComplete: 'address-line1', wide: true },
};

/** Products under the headings of brain and heart, groups without any left out. */
export function productOptions(
  ids: readonly ProductId[],
  edition: Edition,
  headings: Readonly<Record<ProductGroup, string>>,
): OptionGroup[] {
  const products = ids.map(productById);
  return (['intracranial', 'intracardiac'] as const)
    .map((group) => ({
      label: headings[group],
      options: products
        .filter((product) => product.group === group)
        .map(({ id, name }) => ({ value: id, label: name[edition] })),
    }))
    .filter(({ options }) => options.length > 0);
}

interface InquiryFieldProps {
  readonly field: FieldText;
  readonly texts: InquiryTexts;
  readonly product: ProductId | undefined;
}

/** The control of a field, by the name that it has in the contract. */
export function InquiryField({ field, texts, product }: InquiryFieldProps) {
  const { edition } = useSite();
  const { choose, professions, productGroups } = texts;
  switch (field.name) {
    case 'consult':
    case 'content':
      return <TextAreaField field={field} rows={6} />;
    case 'profession':
      return (
        <SelectField
          field={field}
          placeholder={choose}
          options={PROFESSIONS.map((value) => ({ value, label: professions[value] }))}
        />
      );
    case 'product':
      return (
        <SelectField
          field={field}
          placeholder={choose}
          options={productOptions(PRODUCT_IDS, edition, productGroups)}
          defaultValue={product ?? ''}
        />
      );
    default:
      return <TextField field={field} {...INPUTS[field.name]} />;
  }
}
