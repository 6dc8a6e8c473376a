import { Check } from 'lucide';
import { useEffect, useState } from 'react';
import { fillIn } from '../../content/words.js';
import { useSite } from '../../site/site.js';
import { Icon } from '../../ui/controls/icon.js';
import type { Edition } from '../../contract/editions.js';
import { checkLicenceValues, type LicenceField } from '../../contract/licence-application.js';
import { productById } from '../../contract/products.js';
import styles from './application-card.module.css';
import type { LicenceErrors } from './use-licence-submission.js';
import { licenceValues, submittedValues } from './collect-values.js';
import { fieldId, useLicenceFormContext } from './licence-form-context.js';
import { INITIAL } from './place-fields.js';
import { ProductPicture } from './product-picture.js';

interface Progress {
  /** How many fields are still to be filled in, or corrected. */
  readonly left: number;
  /** Which of the form's parts are complete. */
  readonly done: readonly boolean[];
}

function progressOf(edition: Edition, form: HTMLFormElement, wrong: LicenceErrors): Progress {
  const values = submittedValues(edition, licenceValues(new FormData(form)));
  // What the server has refused, the browser cannot tell to be wrong.
  const found = { ...checkLicenceValues(edition, values), ...wrong };
  const open = Object.keys(found) as LicenceField[];
  const parts = [...form.querySelectorAll('fieldset')];
  const isIn = (part: Element) => (field: LicenceField) =>
    part.querySelector(`#${fieldId(field)}`) !== null;
  return { left: open.length, done: parts.map((part) => !open.some(isIn(part))) };
}

function useProgress(): Progress {
  const { edition } = useSite();
  const { form, choices, serial, countries, provinces, wrong } = useLicenceFormContext();
  const [progress, setProgress] = useState<Progress>(() => ({
    left: Object.keys(checkLicenceValues(edition, INITIAL[edition])).length,
    done: [],
  }));
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    let timer = 0;
    const look = (): void => setProgress(progressOf(edition, element, wrong));
    // Once all is rendered: a choice may fill in another field, a draft all of them, and a choice
    // that was restored is in its list once that is there.
    const later = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look);
    };
    later();
    element.addEventListener('input', later);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('input', later);
    };
  }, [form, edition, choices, serial.check, countries, provinces, wrong]);
  return progress;
}

/** The application as far as it is filled in: its product, and which parts are complete. */
export function ApplicationCard() {
  const { edition } = useSite();
  const { texts, choices, serial } = useLicenceFormContext();
  const { card, sections } = texts.form;
  const { left, done } = useProgress();
  // A choice stays while another serial number is typed, and counts where that one covers it, too.
  const offered = serial.check.state === 'valid' ? serial.check.answer.models : [];
  const product = offered.find((id) => id === choices.modelType);
  return (
    <section className={styles.card} aria-labelledby="licence-card">
      <h2 id="licence-card">{card.heading}</h2>
      <div className={styles.product}>
        <div className={styles.picture}>
          {product && <ProductPicture key={product} product={product} sizes="6rem" />}
        </div>
        <p>{product ? productById(product).name[edition] : card.noProduct}</p>
      </div>
      <ol className={styles.parts}>
        {Object.entries(sections).map(([part, heading], index) => {
          const isDone = done[index] ?? false;
          return (
            <li key={part} data-done={isDone || undefined}>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon of={Check} /> : index + 1}
              </span>
              {heading}
              {isDone && <span className="visually-hidden">{card.done}</span>}
            </li>
          );
        })}
      </ol>
      <p className={styles.left}>{left === 0 ? card.ready : fillIn(card.left, { count: left })}</p>
    </section>
  );
}
