/** What a form holds: every value as text, fields left empty absent. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

/** Words for the rejected fields of a form. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What the controls of the known fields hold. */
export function formValues(form: FormData, fields: readonly string[]): FormValues {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const value = form.get(field);
    if (typeof value === 'string' && value.trim() !== '') values[field] = value;
  }
  return values;
}
