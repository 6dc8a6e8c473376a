import { useCallback, useMemo, useState } from 'react';
import { useSite } from '../../site/site.js';
import { FormSection } from '../../ui/form/form-section.js';
import { LoadStatus } from '../../ui/form/load-status.js';
import { countryOptions } from '../../ui/form/place-options.js';
import { SelectField } from '../../ui/form/select-field.js';
import { TextField } from '../../ui/form/text-field.js';
import {
  isWrittenPlace,
  type LicenceValues,
  LISTED_COUNTRY,
  LISTED_DIAL_CODE,
} from '../../contract/licence-application.js';
import { ClosedSelect, PlaceSelects } from './place-selects.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import type { Country } from '../../contract/api.js';
import type { Edition } from '../../contract/editions.js';
import { dialCodeOf } from './places.js';

const CHOICES = ['modelType', 'country', 'province', 'city', 'contactMethod', 'areaCode'] as const;
export type Choice = (typeof CHOICES)[number];
export type Choices = Readonly<Record<Choice, string>>;

/** What a form holds that nobody has touched: readers of Chinese are mostly in China. */
export const INITIAL: Readonly<Record<Edition, LicenceValues>> = {
  zh: { contactMethod: 'telephone', country: LISTED_COUNTRY, areaCode: LISTED_DIAL_CODE },
  en: {},
};

function pickChoices(values: LicenceValues, edition: Edition): Choices {
  // The dialling code is nobody's choice yet.
  const known = { ...INITIAL[edition], areaCode: '', ...values };
  return Object.fromEntries(CHOICES.map((choice) => [choice, known[choice] ?? ''])) as Choices;
}

/** Listed places go where they are written instead, and the reverse; a listed city with its province. */
function withChoice(choices: Choices, choice: Choice, value: string): Choices {
  const next = { ...choices, [choice]: value };
  if (choice === 'country') {
    const listedBefore = choices.country === LISTED_COUNTRY;
    if (listedBefore !== (value === LISTED_COUNTRY)) return { ...next, province: '', city: '' };
  }
  if (choice === 'province' && choices.country === LISTED_COUNTRY) return { ...next, city: '' };
  return next;
}

/** The fields whose value other fields depend on, or whose options arrive later. */
export function useChoices(countries: readonly Country[], edition: Edition) {
  const [own, setOwn] = useState(() => pickChoices({}, edition));

  const choose = useCallback((choice: Choice, value: string) => {
    setOwn((choices) => withChoice(choices, choice, value));
  }, []);
  const restoreChoices = useCallback(
    (values: LicenceValues) => {
      const picked = pickChoices(values, edition);
      // Mostly there is nothing to restore: the form need not be rendered again.
      setOwn((before) =>
        CHOICES.every((each) => before[each] === picked[each]) ? before : picked,
      );
    },
    [edition],
  );

  // The dialling code follows the country until somebody chooses one.
  const areaCode = own.areaCode || dialCodeOf(countries, own.country);
  const choices = useMemo(() => ({ ...own, areaCode }), [own, areaCode]);
  return { choices, own, choose, restoreChoices };
}

export function PlaceFields() {
  const { edition } = useSite();
  const { texts, countries, provinces, choices, choose } = useLicenceFormContext();
  const { sections, places, choose: placeholder } = texts.form;
  const options = useMemo(
    () =>
      countries.state === 'ready'
        ? countryOptions(countries.data, edition)
        : [{ value: LISTED_COUNTRY, label: places.listed }],
    [countries, edition, places],
  );
  const province = useField('province');
  const city = useField('city');
  return (
    <FormSection heading={sections.place}>
      <SelectField
        field={useField('country')}
        placeholder={countries.state === 'loading' ? places.loading : placeholder}
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
      {isWrittenPlace('province', choices.country) && (
        <>
          <TextField
            field={{ ...province, hint: places.noProvince }}
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
      <LoadStatus loaded={countries} words={places} />
      {choices.country === LISTED_COUNTRY && <LoadStatus loaded={provinces} words={places} />}
      <TextField field={useField('address')} autoComplete="address-line1" wide />
    </FormSection>
  );
}
