import { type ComponentType, useMemo } from 'react';
import type { Edition } from '../../contract/editions.js';
import type { LabelSize } from '../../figures/figure.js';

/** A slider with − and + buttons; numbers in the field's own unit. */
export interface RangeControl {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** One of a few, as radios. */
export interface ChoiceControl<Option extends string = string> {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

/** Something that is there or not. */
export interface SwitchControl {
  readonly kind: 'switch';
  /** One of many alike with short names, which stand last, in rows under a name of their own. */
  readonly isGrouped?: true;
}

export type Control = RangeControl | ChoiceControl | SwitchControl;

/** In the order in which they stand below the picture, and in the shared link. */
export type Controls = Readonly<Record<string, Control>>;

type ValueOf<C extends Control> = C extends RangeControl
  ? number
  : C extends SwitchControl
    ? boolean
    : C extends { readonly options: readonly (infer Option)[] }
      ? Option
      : never;

/** What the visitor has set. */
export type StateOf<C extends Controls> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

/** How a reading stands to its cut-off; colours it, beside the words of the sentence. */
export type Tone = 'plain' | 'good' | 'grey' | 'bad';

/** A number as the visitor reads it. */
export interface Reading {
  readonly id: string;
  /** As printed, without unit; `–` where no value is given. */
  readonly value: string;
  readonly tone?: Tone;
}

/** What the picture of an explorer is given. */
export interface PictureProps<C extends Controls, Result> {
  readonly state: StateOf<C>;
  /** Where a worker computes, it may still be that of an earlier state. */
  readonly result: Result;
  /** While the visitor drags: picture and readings follow. */
  readonly set: (change: Partial<StateOf<C>>) => void;
  /** When the visitor lets go: the address takes the state, the sentence is read aloud. */
  readonly commit: () => void;
  readonly edition: Edition;
  /** Larger letters for narrow screens. */
  readonly size: LabelSize;
  /** Addresses of the files that the build made of `data` in `states.ts`, by their names. */
  readonly data: Readonly<Record<string, string>>;
  /** False while nobody sees it, or the visitor has stopped it; always false until asked with less motion. */
  readonly isMoving: boolean;
}

/** Result of a model that may need longer than a frame. */
export interface Computed<Result, State> {
  /** What the readings and the sentence are of. */
  readonly state: State;
  readonly result: Result;
  /** True while `result` still belongs to an earlier state than the visitor's. */
  readonly isPending: boolean;
  /** 0 to 1, where it is known. */
  readonly progress?: number;
  /** True where no other result can come: state and result are then those of the first preset. */
  readonly hasFailed?: boolean;
}

/** What a model rests on; cited alike in both editions. */
export interface Source {
  /** Authors, journal, year and pages, in a line. */
  readonly text: string;
  readonly doi: string;
}

/** A product's model, what can be set of it, and how it is shown. Texts are in `explorer/{zh,en}.ts`. */
export interface Explorer<C extends Controls = Controls, Result = unknown> {
  readonly controls: C;
  /**
   * Five states that tell the story without a script, as radios with pictures. The first is what
   * everybody sees first: it already shows the insight.
   */
  readonly presets: readonly [StateOf<C>, StateOf<C>, StateOf<C>, StateOf<C>, StateOf<C>];
  /**
   * Result of a state, pure and below 8 ms unless `begin` is there. Where `useResult` computes over seconds,
   * the stored results of the presets (compared with the model by its spec), and the first of them for every
   * other state.
   */
  readonly compute: (state: StateOf<C>) => Result;
  /** Starts a worker that computes on request; without it the page's thread has to. */
  readonly begin?: () => Worker;
  /** What the page shows. Begins with the first preset's result, on the server, too. */
  readonly useResult: (state: StateOf<C>) => Computed<Result, StateOf<C>>;
  readonly read: (result: Result, state: StateOf<C>) => readonly Reading[];
  readonly Picture: ComponentType<PictureProps<C, Result>>;
  /** Numbered from 1 on the page. */
  readonly sources: readonly Source[];
  /**
   * Whether the picture moves: by itself (unless the visitor wants less motion), or once asked to.
   * Either way there is a button to play and pause.
   */
  readonly motion?: 'unasked' | 'asked';
}

type ExplorerDefinition<C extends Controls, Result> = Omit<Explorer<C, Result>, 'useResult'> &
  Partial<Pick<Explorer<C, Result>, 'useResult'>>;

/** An explorer of its parts. `useResult` is given where results come in more than one step. */
export function defineExplorer<const C extends Controls, Result>(
  definition: ExplorerDefinition<C, Result>,
): Explorer<C, Result> {
  const { compute } = definition;
  return {
    useResult: (state) => {
      const result = useMemo(() => compute(state), [state]);
      return { state, result, isPending: false };
    },
    ...definition,
  };
}
