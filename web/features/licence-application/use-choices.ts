import { useCallback, useMemo, useState } from 'react';
import type { Country } from '../../contract/api.js';
import { LISTED_COUNTRY, type LicenceValues } from '../../contract/licence-application.js';
import { dialCodeOf } from './places.js';

const CHOICES = ['modelType', 'country', 'province', 'city', 'areaCode'] as const;
export type Choice = (typeof CHOICES)[number];
export type Choices = Readonly<Record<Choice, string>>;

const NOTHING: Choices = { modelType: '', country: '', province: '', city: '', areaCode: '' };

function pickChoices(values: LicenceValues): Choices {
  const picked = CHOICES.map((choice) => [choice, values[choice] ?? '']);
  return Object.fromEntries(picked) as Choices;
}

/** What belongs to another country or province goes when that one is changed. */
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
export function useChoices(countries: readonly Country[]) {
  const [own, setOwn] = useState(NOTHING);

  const choose = useCallback((choice: Choice, value: string) => {
    setOwn((choices) => withChoice(choices, choice, value));
  }, []);
  const restoreChoices = useCallback((values: LicenceValues) => {
    const picked = pickChoices(values);
    // Mostly there is nothing to restore: the form need not be rendered again.
    setOwn((before) => (CHOICES.every((each) => before[each] === picked[each]) ? before : picked));
  }, []);

  // The dialling code follows the country until somebody chooses one.
  const areaCode = own.areaCode || dialCodeOf(countries, own.country);
  const choices = useMemo(() => ({ ...own, areaCode }), [own, areaCode]);
  return { choices, own, choose, restoreChoices };
}
