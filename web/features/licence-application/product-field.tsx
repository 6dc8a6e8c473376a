import { fillIn } from '../../content/words.js';
import { useSite } from '../../site/site.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { waitWords } from '../../ui/form/wait-words.js';
import type { SerialNumberModels } from '../../contract/api.js';
import type { Edition } from '../../contract/editions.js';
import { productById, type ProductId } from '../../contract/products.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import { ProductPicture } from './product-picture.js';
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
  const { product } = texts.form;
  const products = serial.check.state === 'valid' ? serial.check.answer.models : NO_PRODUCTS;
  const status = {
    none: product.serialFirst,
    wrong: product.serialFirst,
    checking: product.checking,
    unchecked: uncheckedWords(serial.check, product, edition),
    valid: fillIn(product.found, { count: products.length }),
  }[serial.check.state];
  return (
    <RadioGroup
      field={useField('modelType')}
      options={products.map((id) => ({
        value: id,
        label: productById(id).name[edition],
        picture: <ProductPicture product={id} sizes="5rem" />,
      }))}
      choice={{ value: choices.modelType, choose: (id) => choose('modelType', id) }}
      status={status}
    />
  );
}
