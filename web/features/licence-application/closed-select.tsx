import type { FieldText } from '../../ui/form/field-frame.js';
import { SelectField } from '../../ui/form/select-field.js';

interface ClosedSelectProps {
  readonly field: FieldText;
  /** What has to be chosen before. */
  readonly words: string;
}

/** A list that depends on another choice: reachable, but without anything to choose. */
export function ClosedSelect({ field, words }: ClosedSelectProps) {
  return <SelectField field={field} placeholder={words} options={[]} aria-disabled />;
}
