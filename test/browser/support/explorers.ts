import type { Locator, Page } from '@playwright/test';
import type { Edition } from '../../../web/contract/editions.js';
import type { ProductId } from '../../../web/contract/products.js';
import { pathOf } from '../../../web/contract/routes.js';
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
import {
  onStep,
  STATE_PARAMETER,
  stateFromParameter,
  stateToParameter,
} from '../../../web/ui/stage/shared-state.js';
import { expect } from './browser-test.js';

export type State = Readonly<Record<string, number | string | boolean>>;

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
  // Some take seconds, beside the page that computes the same, and tests ask again and again.
  const known = new Map<string, readonly Reading[]>();
  const readAnew = (state: State) => read(compute(state as never), state as never);
  return [
    id,
    {
      controls,
      presets: PRESETS,
      read: (state) => {
        const key = stateToParameter(controls, state);
        const readings = known.get(key) ?? readAnew(state);
        known.set(key, readings);
        return readings;
      },
      drag,
    },
  ];
}

// What is stored reads as what is computed, say the models' own specs.
function scanned(state: accuctp.State): accuctp.Result {
  return accuctp.isStored(state) ? accuctp.compute(state) : simulatePerfusion(state);
}
function diverted(state: aneuplan.State): aneuplan.Result {
  const stored = aneuplan.compute(state);
  return stored.after === undefined ? simulateDiverter(state) : stored;
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
  explorer('AccuCTP', { ...accuctp, compute: scanned }, [
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

export const stageOf = (page: Page): Locator => page.locator('[data-explorer]');

/** Until each stage of the page runs, which it begins to do when it comes near the window. */
export async function untilStagesRun(page: Page): Promise<void> {
  for (const stage of await stageOf(page).all()) {
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.getByRole('img').locator('> *').first()).toBeAttached();
  }
}

/** Opens a product's page, with a state in the address, and waits until its stage runs. */
export async function openExplorer(
  page: Page,
  visit: (edition: Edition, path: string) => Promise<unknown>,
  edition: Edition,
  id: ProductId,
  parameter?: string,
): Promise<void> {
  const query = parameter === undefined ? '' : `?${STATE_PARAMETER}=${parameter}`;
  await visit(edition, pathOf(`product:${id}`, edition) + query);
  await untilStagesRun(page);
}

export async function readings(page: Page): Promise<Readonly<Record<string, string>>> {
  const outputs = await stageOf(page)
    .locator('output')
    .evaluateAll((all: HTMLOutputElement[]) => all.map(({ name, value }) => [name, value]));
  return Object.fromEntries(outputs) as Record<string, string>;
}

export async function expectReadings(
  page: Page,
  { read }: ExplorerModel,
  state: State,
): Promise<void> {
  const expected = read(state);
  await expect
    .poll(() => readings(page), { intervals: [20, 50, 100] })
    .toEqual(Object.fromEntries(expected.map(({ id, value }) => [id, value])));
}

/** The state that the page's address says, which a shared link would carry. */
function addressed(page: Page, { controls, presets }: ExplorerModel): State {
  const parameter = new URL(page.url()).searchParams.get(STATE_PARAMETER);
  return stateFromParameter(controls, parameter, presets[0]!);
}

/**
 * Sets every control, and lets go: the events of a whole state at once, since asking a browser for each
 * control in turn takes seconds. Keys, mouse and fingers move some of them as visitors do.
 */
async function choose(page: Page, { controls }: ExplorerModel, state: State): Promise<void> {
  const wanted = Object.entries(controls).map(([name, { kind }]) => {
    const value = String(state[name]);
    const selector =
      kind === 'choice' ? `input[value="${value}"][name^="${name}"]` : `input[name="${name}"]`;
    return { kind, selector, value };
  });
  await stageOf(page).evaluate((stage, all) => {
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    for (const { kind, selector, value } of all) {
      const input = stage.querySelector<HTMLInputElement>(selector)!;
      if (input.disabled || !input.checkVisibility()) throw new Error(`Out of reach: ${selector}`);
      if (kind !== 'range') {
        if (kind === 'choice' || String(input.checked) !== value) input.click();
        continue;
      }
      input.focus();
      native.set!.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.blur();
    }
  }, wanted);
}

export async function expectStates(
  page: Page,
  model: ExplorerModel,
  states: readonly State[],
): Promise<void> {
  for (const state of states) {
    await choose(page, model, state);
    await expectReadings(page, model, state);
  }
}

/** After a change by hand: the address soon has the state whose readings are shown. */
export async function expectSharedReadings(page: Page, model: ExplorerModel): Promise<void> {
  await expect(async () => {
    expect(new URL(page.url()).searchParams.has(STATE_PARAMETER)).toBe(true);
    const expected = model.read(addressed(page, model)).map(({ id, value }) => [id, value]);
    expect(await readings(page)).toEqual(Object.fromEntries(expected));
  }).toPass({ intervals: [20, 50, 100] });
}
