import { useMemo } from 'react';
import { useSite } from '../../site/site.js';
import { FormSection } from '../../ui/form/form-section.js';
import { countryOptions } from '../../ui/form/place-options.js';
import { SelectField } from '../../ui/form/select-field.js';
import { TextField } from '../../ui/form/text-field.js';
import { LISTED_COUNTRY } from '../../contract/licence-application.js';
import { ClosedSelect } from './closed-select.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import { LoadStatus } from './load-status.js';
import { PlaceSelects } from './place-selects.js';

export function PlaceFields() {
  const { edition } = useSite();
  const { texts, countries, provinces, choices, choose } = useLicenceFormContext();
  const { sections, places, choose: placeholder } = texts.form;
  const options = useMemo(
    () => (countries.state === 'ready' ? countryOptions(countries.data, edition) : []),
    [countries, edition],
  );
  const province = useField('province');
  const city = useField('city');
  return (
    <FormSection heading={sections.place}>
      <SelectField
        field={useField('country')}
        placeholder={placeholder}
        options={options}
        autoComplete="country"
        value={choices.country}
        onChange={({ currentTarget }) => choose('country', currentTarget.value)}
      />
      {choices.country === '' && (
        <>
          <ClosedSelect field={province} words={places.countryFirst} />
          <ClosedSelect field={city} words={places.countryFirst} />
        </>
      )}
      {choices.country === LISTED_COUNTRY && <PlaceSelects province={province} city={city} />}
      {choices.country !== '' && choices.country !== LISTED_COUNTRY && (
        <>
          <TextField
            field={province}
            autoComplete="address-level1"
            value={choices.province}
            onChange={({ currentTarget }) => choose('province', currentTarget.value)}
          />
          <TextField
            field={city}
            autoComplete="address-level2"
            value={choices.city}
            onChange={({ currentTarget }) => choose('city', currentTarget.value)}
          />
        </>
      )}
      <LoadStatus loaded={countries} />
      {choices.country === LISTED_COUNTRY && <LoadStatus loaded={provinces} />}
      <TextField field={useField('address')} autoComplete="address-line1" wide />
    </FormSection>
  );
}
