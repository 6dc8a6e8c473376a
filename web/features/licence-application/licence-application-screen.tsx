import { useSite } from '../../site/site.js';
import { WithoutScript } from '../../ui/form/contact-sentence.js';
import { SubmitButton } from '../../ui/form/submit-button.js';
import { Honeypot } from '../../ui/form/text-field.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { pathOf } from '../../contract/routes.js';
import { ApplicationCard } from './application-card.js';
import { isSubmitted } from './collect-values.js';
import { ApplicantFields, ClosingFields, RequestFields } from './licence-fields.js';
import { ContactFields } from './contact-fields.js';
import styles from './licence-application.module.css';
import {
  fieldId,
  LicenceFormContext,
  type LicenceTexts,
  useLicenceFormContext,
} from './licence-form-context.js';
import { PlaceFields } from './place-fields.js';
import { useLicenceForm } from './use-licence-form.js';
import { ContactDetails } from '../../ui/controls/contact-details.js';
import { summaryItems } from '../../ui/form/error-summary.js';
import { FormSummary } from '../../ui/form/form-summary.js';
import { LICENCE_FIELDS } from '../../contract/licence-application.js';

/** Why the last attempt was not accepted. */
function LicenceSummary() {
  const { edition } = useSite();
  const { texts, choices, attempt, notice, sentErrors } = useLicenceFormContext();
  const { summary, labels, labelColon } = texts.form;
  const fields = LICENCE_FIELDS.map((name) => ({
    id: fieldId(name),
    name,
    label: name === 'agreement' ? undefined : labels[name],
  }));
  // Those of the other contact method are not to be seen.
  const shown = fields.filter(({ name }) => isSubmitted(name, edition, choices.contactMethod));
  const items = summaryItems(shown, sentErrors, labelColon);
  return <FormSummary words={summary} attempt={attempt} notice={notice} items={items} />;
}

/** Whom to ask; the only way to apply where scripts do not run. */
function LicenceHelp() {
  const { edition } = useSite();
  const { help } = useLicenceFormContext().texts.form;
  return (
    <aside className={styles.help} aria-labelledby="licence-help">
      <h2 id="licence-help">{help.heading}</h2>
      <p>{help.text}</p>
      <ContactDetails />
      <p className={styles.progress}>
        <SiteLink to={pathOf('licenseStatus', edition)}>{help.progress}</SiteLink>
      </p>
    </aside>
  );
}

/** The licence application, in one language. */
export function createScreen(texts: LicenceTexts) {
  return function LicenceApplicationScreen() {
    const form = useLicenceForm(texts);
    return (
      <LicenceFormContext value={form}>
        <PageBand />
        <div className="container">
          <div className={styles.columns}>
            <form
              className={styles.form}
              ref={form.form}
              // Without script a submission does nothing, rather than put what was typed into an address.
              method="dialog"
              noValidate
              onInput={form.keep}
              onSubmit={form.submit}
            >
              <LicenceSummary />
              <WithoutScript text={texts.form.help.noScript} />
              <Honeypot />
              <RequestFields />
              <ApplicantFields />
              <PlaceFields />
              <ContactFields />
              <ClosingFields />
              <div className={styles.actions}>
                <SubmitButton isSending={form.isSending} {...texts.form.submit} />
              </div>
            </form>
            <div className={styles.side}>
              <ApplicationCard />
              <LicenceHelp />
            </div>
          </div>
        </div>
      </LicenceFormContext>
    );
  };
}
