import { useState } from 'react';
import { useSite } from '../../app/site.js';
import { productOptions } from '../../components/form/product-options.js';
import { SelectField } from '../../components/form/select-field.js';
import { fillIn } from '../../content/fill-in.js';
import type { SerialNumberModels } from '../../contract/api.js';
import { PRODUCT_IDS, type ProductId } from '../../contract/products.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import type { CodeCheck } from './use-code-check.js';

const NO_PRODUCTS: readonly ProductId[] = [];

/** Products to choose from; all of them while the number cannot be checked, the server checks again. */
function offeredProducts(check: CodeCheck<SerialNumberModels>): readonly ProductId[] {
  if (check.state === 'valid') return check.answer.models;
  return check.state === 'unchecked' ? PRODUCT_IDS : NO_PRODUCTS;
}

export function ProductField() {
  const { edition } = useSite();
  const { texts, serial, choices, choose } = useLicenceFormContext();
  const { product, productGroups, choose: placeholder } = texts.form;
  const [isAsked, setIsAsked] = useState(false);
  const products = offeredProducts(serial.check);
  const status = {
    none: isAsked ? product.serialFirst : '',
    wrong: isAsked ? product.serialFirst : '',
    checking: product.checking,
    unchecked: product.unchecked,
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
