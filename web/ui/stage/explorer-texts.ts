import type { ChoiceControl, Control, Controls, StateOf } from './explorer.js';

type ControlText<C extends Control> =
  C extends ChoiceControl<infer Option>
    ? { readonly label: string; readonly options: Readonly<Record<Option, string>> }
    : C extends { readonly kind: 'range' }
      ? {
          readonly label: string;
          /** Printed after the number, such as `%` or ` mm`; with a no-break space where one belongs. */
          readonly unit: string;
          /** Digits after the point; 0 unless given. */
          readonly digits?: number;
        }
      : { readonly label: string };

/** The part 'How this is computed': for those who want to check. */
export interface HowComputed {
  /** Two or three sentences that a physician follows. */
  readonly summary: string;
  /** In plain characters, such as `ΔP = aQ + bQ²`. */
  readonly equations: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly value: string;
    /** Index of its source in the explorer's `sources`. */
    readonly source?: number;
  }[];
  /** What the model leaves out, one each. */
  readonly leftOut: readonly string[];
  /** What its tests compare it with, with the tolerance. */
  readonly checked: readonly string[];
}

/** Everything that an edition says of an explorer. */
export interface ExplorerTexts<C extends Controls = Controls, Result = unknown> {
  /** Names the stage in a few words, such as `Try it: place a narrowing`. */
  readonly title: string;
  /** What the picture is, for those who do not see it. */
  readonly alt: string;
  readonly controls: { readonly [Name in keyof C]: ControlText<C[Name]> };
  /** Names the grouped switches, where there are any. */
  readonly group?: string;
  /** By the ids of `read`, in the same order. */
  readonly readings: Readonly<Record<string, { readonly label: string; readonly unit: string }>>;
  /** The state in a sentence with its numbers and what follows from them: part of the model. */
  readonly sentence: (result: Result, state: StateOf<C>) => string;
  /** Names of the five presets, a few words each. */
  readonly presets: readonly [string, string, string, string, string];
  readonly how: HowComputed;
}
