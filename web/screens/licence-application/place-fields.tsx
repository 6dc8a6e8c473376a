import { useMemo } from 'react';
import { useSite } from '../../app/site.js';
import { FormSection } from '../../components/form/form-section.js';
import { SelectField } from '../../components/form/select-field.js';
import { TextField } from '../../components/form/text-field.js';
import { LISTED_COUNTRY } from '../../contract/licence-application.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import { LoadStatus } from './load-status.js';
import { PlaceSelects } from './place-selects.js';
import { countryOptions } from './places.js';

export function PlaceFields() {
  const { edition } = useSite();
  const { texts, countries, provinces, choices, choose } = useLicenceFormContext();
  const { sections, choose: placeholder } = texts.form;
  const options = useMemo(
    () => (countries.state === 'ready' ? countryOptions(countries.data, edition) : []),
    [countries, edition],
  );
  const province = useField('province');
  const city = useField('city');
  // Before a country is chosen, each edition shows what most of its readers will need.
  const isListed = (choices.country || (edition === 'zh' ? LISTED_COUNTRY : '')) === LISTED_COUNTRY;
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
      {isListed ? (
        <PlaceSelects province={province} city={city} />
      ) : (
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
      <TextField field={useField('address')} autoComplete="street-address" wide />
    </FormSection>
  );
}
