import type { Control, Controls, StateOf } from './explorer.js';

/** Query parameter of a shared link; caches and canonical links leave it out. */
export const STATE_PARAMETER = 'explore';

const BETWEEN = '_';

type Value = number | string | boolean;

/** The state in a link: its values in the order of the controls. */
export function stateToParameter<C extends Controls>(controls: C, state: StateOf<C>): string {
  return Object.entries(controls)
    .map(([name, control]) => written(control, (state as Record<string, Value>)[name]!))
    .join(BETWEEN);
}

/** The state of a link; where it names none, or one that cannot be set, that of `fallback`. */
export function stateFromParameter<C extends Controls>(
  controls: C,
  parameter: string | null,
  fallback: StateOf<C>,
): StateOf<C> {
  const names = Object.keys(controls);
  const texts = parameter?.split(BETWEEN) ?? [];
  if (texts.length !== names.length) return fallback;
  const values = names.map((name, index) => read(controls[name]!, texts[index] ?? ''));
  if (values.includes(undefined)) return fallback;
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as StateOf<C>;
}

function written(control: Control, value: Value): string {
  if (control.kind === 'range')
    return String(Number(Number(value).toFixed(digitsOf(control.step))));
  if (control.kind === 'switch') return value === true ? '1' : '0';
  return String(value);
}

function read(control: Control, text: string): Value | undefined {
  if (control.kind === 'switch') return text === '1' ? true : text === '0' ? false : undefined;
  if (control.kind === 'choice') return control.options.find((option) => option === text);
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return undefined;
  return onStep(control, Number(text));
}

/** The nearest value that a slider can have. */
export function onStep(
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
  value: number,
): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(digitsOf(step)));
}

function digitsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}
