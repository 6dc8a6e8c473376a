/** True while the control holds what the page gave it. */
function isUntouched(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList,
): boolean {
  if (control instanceof RadioNodeList) {
    return [...control].every(
      (radio) => radio instanceof HTMLInputElement && radio.checked === radio.defaultChecked,
    );
  }
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return control.value === (first?.value ?? '');
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked;
  }
  return control.value === control.defaultValue;
}

/** Fills in the controls that nobody has changed; what was typed before this code ran stays. */
export function fillControls(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    const isControl =
      control instanceof RadioNodeList ||
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (!isControl || value === undefined || !isUntouched(control)) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = control.value === value;
    } else {
      control.value = value;
    }
  }
}
