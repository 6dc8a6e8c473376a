import { WithoutScript } from '../../../ui/form/contact-sentence.js';
import { summaryItems } from '../../../ui/form/error-summary.js';
import { FormSummary } from '../../../ui/form/form-summary.js';
import { SubmitButton } from '../../../ui/form/submit-button.js';
import { TextField } from '../../../ui/form/text-field.js';
import { ContactDetails } from '../../../ui/controls/contact-details.js';
import { PageBand } from '../../../ui/controls/page-band.js';
import { STATUS_FIELDS, type StatusField } from '../../../contract/submission-status.js';
import { StatusResult } from './status-result.js';
import type { StatusTexts } from './status-outcome.js';
import styles from './submission-status.module.css';
import { useStatusQuery } from './use-status-query.js';

const INPUTS = {
  reference: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  // A telephone number is welcome as well, so that the type stays text.
  contact: {
    autoComplete: 'email',
    autoCapitalize: 'none',
    inputMode: 'email',
    spellCheck: false,
  },
} as const;

const idOf = (field: StatusField) => `status-${field}`;

/** Where senders see how far their submissions have got, in one language. */
export function createScreen(texts: StatusTexts) {
  const { form: words, help, labelColon } = texts;
  return function SubmissionStatusScreen() {
    const query = useStatusQuery(texts);
    const { errors, notice } = query.outcome;
    const fields = STATUS_FIELDS.map(({ name }) => {
      return { id: idOf(name), name, label: words.labels[name] };
    });
    const items = summaryItems(fields, errors, labelColon);
    return (
      <>
        <PageBand />
        <div className="container">
          <div className={styles.columns}>
            <div className={styles.main}>
              <FormSummary
                words={texts.summary}
                attempt={query.attempt}
                notice={notice}
                items={items}
              />
              <form
                ref={query.form}
                className={styles.form}
                aria-label={words.label}
                // Without script a submission does nothing, rather than put what was typed into an address.
                method="dialog"
                noValidate
                onInput={query.edited}
                onSubmit={query.submit}
              >
                <WithoutScript text={words.noScript} />
                {STATUS_FIELDS.map(({ name }) => (
                  <TextField
                    key={name}
                    field={{
                      id: idOf(name),
                      name,
                      label: words.labels[name],
                      hint: words.hints[name],
                      error: query.standing[name],
                    }}
                    {...INPUTS[name]}
                  />
                ))}
                <div>
                  <p className={styles.privacy}>{words.privacy}</p>
                  <SubmitButton isSending={query.isAsking} {...words.submit} />
                </div>
              </form>
              <div className={styles.answer} role="status">
                {query.progress && <StatusResult text={texts.result} progress={query.progress} />}
              </div>
            </div>
            <aside className={styles.help} aria-labelledby="status-help">
              <h2 id="status-help">{help.heading}</h2>
              <p>{help.text}</p>
              <ContactDetails />
            </aside>
          </div>
        </div>
      </>
    );
  };
}
