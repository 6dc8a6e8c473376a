import { useSite } from '../../site/site.js';
import type { FieldText } from '../../ui/form/field-frame.js';
import { placeOptions } from '../../ui/form/place-options.js';
import { SelectField } from '../../ui/form/select-field.js';
import { useLicenceFormContext } from './licence-form-context.js';

interface ClosedSelectProps {
  readonly field: FieldText;
  /** What has to be chosen before. */
  readonly words: string;
}

/** A list that depends on another choice: reachable, but without anything to choose. */
export function ClosedSelect({ field, words }: ClosedSelectProps) {
  return <SelectField field={field} placeholder={words} options={[]} aria-disabled />;
}

interface PlaceSelectsProps {
  readonly province: FieldText;
  readonly city: FieldText;
}

/** Province and city of the country whose places are listed. */
export function PlaceSelects({ province, city }: PlaceSelectsProps) {
  const { edition } = useSite();
  const { texts, provinces, choices, choose } = useLicenceFormContext();
  const { choose: placeholder, places } = texts.form;
  const listed = provinces.state === 'ready' ? provinces.data : [];
  const cities = listed.find(({ code }) => code === choices.province)?.cities ?? [];

  const chooseProvince = (code: string): void => {
    choose('province', code);
    const [only, ...others] = listed.find((place) => place.code === code)?.cities ?? [];
    if (only && others.length === 0) choose('city', only.code);
  };

  return (
    <>
      <SelectField
        field={province}
        placeholder={provinces.state === 'loading' ? places.loading : placeholder}
        options={placeOptions(listed, edition)}
        value={choices.province}
        onChange={({ currentTarget }) => chooseProvince(currentTarget.value)}
      />
      {choices.province === '' ? (
        <ClosedSelect field={city} words={places.provinceFirst} />
      ) : (
        <SelectField
          field={city}
          placeholder={placeholder}
          options={placeOptions(cities, edition)}
          value={choices.city}
          onChange={({ currentTarget }) => choose('city', currentTarget.value)}
        />
      )}
    </>
  );
}
