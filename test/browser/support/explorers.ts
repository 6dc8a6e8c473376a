import type { ProductId } from '../../../web/contract/products.js';
import * as accuffrct from '../../../web/products/accuffrct/explorer/model.js';
import type { Control, Controls, Reading } from '../../../web/ui/stage/explorer.js';
import { onStep } from '../../../web/ui/stage/shared-state.js';

type State = Readonly<Record<string, number | string | boolean>>;

/** What a test knows of an explorer without its page. */
export interface ExplorerModel {
  readonly controls: Controls;
  readonly presets: readonly State[];
  readonly read: (state: State) => readonly Reading[];
  /** A drag in the picture that changes the first state, in shares of its width and height. */
  readonly drag: readonly [readonly [number, number], readonly [number, number]];
}

interface ModelModule<Result> {
  readonly controls: Controls;
  readonly PRESETS: readonly State[];
  readonly compute: (state: never) => Result;
  readonly read: (result: Result, state: never) => readonly Reading[];
}

function explorer<Result>(
  id: ProductId,
  { controls, PRESETS, compute, read }: ModelModule<Result>,
  drag: ExplorerModel['drag'],
): readonly [ProductId, ExplorerModel] {
  return [
    id,
    {
      controls,
      presets: PRESETS,
      read: (state) => read(compute(state as never), state as never),
      drag,
    },
  ];
}

export const EXPLORERS: readonly (readonly [ProductId, ExplorerModel])[] = [
  explorer('AccuFFRct', accuffrct, [
    [0.38, 0.46],
    [0.42, 0.6],
  ]),
];

/** The presets, and as many states spread over all that can be set. */
export function statesOf({ controls, presets }: ExplorerModel): readonly State[] {
  const spread = presets.map((_, index): State => {
    const values = Object.entries(controls).map(([name, control], place) => [
      name,
      valueAt(control, ((index + 1) * 0.618 + place * 0.414) % 1),
    ]);
    return Object.fromEntries(values) as State;
  });
  return [...presets, ...spread];
}

function valueAt(control: Control, share: number): number | string | boolean {
  if (control.kind === 'switch') return share < 0.5;
  if (control.kind === 'range')
    return onStep(control, control.min + share * (control.max - control.min));
  return control.options[Math.floor(share * control.options.length)] ?? '';
}
