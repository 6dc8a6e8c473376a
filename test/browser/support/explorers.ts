import type { ProductId } from '../../../web/contract/products.js';
import * as accuaspects from '../../../web/products/accuaspects/explorer/model.js';
import { simulate as simulatePerfusion } from '../../../web/products/accuctp/explorer/analysis.js';
import * as accuctp from '../../../web/products/accuctp/explorer/model.js';
import * as accufficas from '../../../web/products/accufficas/explorer/model.js';
import * as accuffrangio from '../../../web/products/accuffrangio/explorer/model.js';
import * as accuffrct from '../../../web/products/accuffrct/explorer/model.js';
import * as accuffrivus from '../../../web/products/accuffrivus/explorer/model.js';
import * as accuffroct from '../../../web/products/accuffroct/explorer/model.js';
import * as accuimr from '../../../web/products/accuimr/explorer/model.js';
import * as acculv from '../../../web/products/acculv/explorer/model.js';
import * as aneuflow from '../../../web/products/aneuflow/explorer/model.js';
import * as aneuguide from '../../../web/products/aneuguide/explorer/model.js';
import { simulate as simulateDiverter } from '../../../web/products/aneuplan/explorer/diverted-flow.js';
import * as aneuplan from '../../../web/products/aneuplan/explorer/model.js';
import * as aneushape from '../../../web/products/aneushape/explorer/model.js';
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

/** What is stored reads as what is computed, says the model's own spec. */
function diverted(state: aneuplan.State): aneuplan.Result {
  return aneuplan.isStored(state) ? aneuplan.compute(state) : simulateDiverter(state);
}

export const EXPLORERS: readonly (readonly [ProductId, ExplorerModel])[] = [
  explorer('AneuFlow', aneuflow, [
    [0.589, 0.548],
    [0.66, 0.548],
  ]),
  explorer('AneuGuide', aneuguide, [
    [0.4, 0.35],
    [0.44, 0.35],
  ]),
  explorer('AneuPlan', { ...aneuplan, compute: diverted }, [
    [0.5625, 0.575],
    [0.65, 0.575],
  ]),
  explorer('AneuShape', aneushape, [
    [0.35, 0.35],
    [0.2, 0.35],
  ]),
  explorer('AccuASPECTS', accuaspects, [
    [0.25, 0.55],
    [0.17, 0.55],
  ]),
  explorer('AccuCTP', { ...accuctp, compute: simulatePerfusion }, [
    [0.166, 0.439],
    [0.484, 0.439],
  ]),
  explorer('AccuFFicas', accufficas, [
    [0.726, 0.347],
    [0.62, 0.347],
  ]),
  explorer('AccuFFRct', accuffrct, [
    [0.385, 0.418],
    [0.42, 0.6],
  ]),
  explorer('AccuFFRangio', accuffrangio, [
    [0.75, 0.3],
    [0.9, 0.3],
  ]),
  explorer('AccuFFRivus', accuffrivus, [
    [0.88, 0.6],
    [0.45, 0.6],
  ]),
  explorer('AccuFFRoct', accuffroct, [
    [0.62, 0.62],
    [0.75, 0.62],
  ]),
  explorer('AccuLV', acculv, [
    [0.345, 0.8],
    [0.43, 0.8],
  ]),
  explorer('AccuIMR', accuimr, [
    [0.74, 0.6],
    [0.6, 0.75],
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
