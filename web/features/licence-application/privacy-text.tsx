import type { LegalText } from '../../content/types.js';
import { fillIn } from '../../content/words.js';
import { useLicenceFormContext } from './licence-form-context.js';
import styles from './privacy.module.css';
import { TextDialog } from '../../ui/form/text-dialog.js';

/** The privacy text in a dialog, opened from the words of the consent. */
export function PrivacyDialog({ openerId }: { readonly openerId: string }) {
  const { form, privacy } = useLicenceFormContext().texts;
  const { policy, close } = form.consent;
  return (
    <TextDialog opener={policy} openerId={openerId} title={privacy.title} close={close}>
      <PrivacyText />
    </TextDialog>
  );
}

/** The privacy text on the page itself. */
export function PrivacyDetails() {
  return (
    <details className={styles.details}>
      <summary>
        <h2 className={styles.summary}>{useLicenceFormContext().texts.privacy.title}</h2>
      </summary>
      <PrivacyText />
    </details>
  );
}

/** The privacy text that an applicant agrees to. */
export function PrivacyText() {
  const { privacy, form } = useLicenceFormContext().texts;
  return (
    <div>
      <p className={styles.version}>{fillIn(form.consent.version, { version: privacy.version })}</p>
      <LegalSections sections={privacy.sections} />
    </div>
  );
}

/** Sections of a legal text. */
function LegalSections({ sections }: Pick<LegalText, 'sections'>) {
  return sections.map(({ heading, paragraphs, items = [] }) => (
    <section key={heading} className={styles.section}>
      <h3>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
