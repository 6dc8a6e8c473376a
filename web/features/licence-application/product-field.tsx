import { useState } from 'react';
import { useSite } from '../../site/site.js';
import { productOptions } from '../../ui/form/product-options.js';
import { SelectField } from '../../ui/form/select-field.js';
import { waitWords } from '../../ui/form/wait-words.js';
import { fillIn } from '../../content/fill-in.js';
import type { SerialNumberModels } from '../../contract/api.js';
import type { Edition } from '../../contract/editions.js';
import type { ProductId } from '../../contract/products.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import type { CodeCheck } from './use-code-check.js';

const NO_PRODUCTS: readonly ProductId[] = [];

/** Why no product can be chosen while the number could not be checked. */
function uncheckedWords(
  check: CodeCheck<SerialNumberModels>,
  words: { readonly unchecked: string; readonly limited: string },
  edition: Edition,
): string {
  if (check.state !== 'unchecked' || !check.isLimited) return words.unchecked;
  return fillIn(words.limited, { time: waitWords(check.retryInSeconds, edition) });
}

/** The products of a serial number that was found right; before that, none can be chosen. */
export function ProductField() {
  const { edition } = useSite();
  const { texts, serial, choices, choose } = useLicenceFormContext();
  const { product, productGroups, choose: placeholder } = texts.form;
  const [isAsked, setIsAsked] = useState(false);
  const products = serial.check.state === 'valid' ? serial.check.answer.models : NO_PRODUCTS;
  const status = {
    none: isAsked ? product.serialFirst : '',
    wrong: isAsked ? product.serialFirst : '',
    checking: product.checking,
    unchecked: uncheckedWords(serial.check, product, edition),
    valid: fillIn(product.found, { count: products.length }),
  }[serial.check.state];
  return (
    <SelectField
      field={useField('modelType')}
      placeholder={placeholder}
      options={productOptions(products, edition, productGroups)}
      value={choices.modelType}
      status={status}
      onChange={({ currentTarget }) => choose('modelType', currentTarget.value)}
      onFocus={() => setIsAsked(true)}
      onPointerDown={() => setIsAsked(true)}
    />
  );
}
