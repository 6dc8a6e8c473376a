import { useMemo } from 'react';
import { useSite } from '../../site/site.js';
import { FormSection } from '../../ui/form/form-section.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { SelectField } from '../../ui/form/select-field.js';
import { TextField } from '../../ui/form/text-field.js';
import { CONTACT_METHODS, LISTED_DIAL_CODE } from '../../contract/licence-application.js';
import styles from './licence-application.module.css';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import { dialCodeOptions } from './places.js';

/** Telephone and e-mail; in the Chinese edition the stylesheet shows those of the method chosen. */
export function ContactFields() {
  const { edition } = useSite();
  const { texts, countries, choices, choose } = useLicenceFormContext();
  const { sections, contactMethods, places, choose: placeholder } = texts.form;
  const method = useField('contactMethod');
  const dialCodes = useMemo(
    () =>
      countries.state === 'ready'
        ? dialCodeOptions(countries.data, edition, places.otherTerritories)
        : [{ value: LISTED_DIAL_CODE, label: `+${LISTED_DIAL_CODE} ${places.listed}` }],
    [countries, edition, places],
  );
  return (
    <FormSection heading={sections.contact}>
      {edition === 'zh' && (
        <RadioGroup
          field={method}
          options={CONTACT_METHODS.map((value) => ({ value, label: contactMethods[value] }))}
          choice={{
            value: choices.contactMethod,
            choose: (value) => choose('contactMethod', value),
          }}
        />
      )}
      <div className={styles.telephone}>
        <SelectField
          field={useField('areaCode')}
          placeholder={countries.state === 'loading' ? places.loading : placeholder}
          options={dialCodes}
          autoComplete="tel-country-code"
          value={choices.areaCode}
          onChange={({ currentTarget }) => choose('areaCode', currentTarget.value)}
        />
        <TextField field={useField('telephone')} inputMode="tel" autoComplete="tel-national" />
      </div>
      <div className={styles.email}>
        <TextField
          field={useField('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
    </FormSection>
  );
}
