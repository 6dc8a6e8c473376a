import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MMHG } from '../../../figures/flow/poiseuille.js';
import { texts as en } from './en.js';
import {
  childrenOf,
  compute,
  distanceAlong,
  NARROWED,
  narrowing,
  nodeAt,
  PRESETS,
  read,
  solve,
  type State,
} from './model.js';
import { reducedTrees } from './reduce-tree.js';
import { NODES, VESSELS } from './tree.js';
import { texts as zh } from './zh.js';

const states = fc.record({
  vessel: fc.constantFrom(...NARROWED),
  place: fc.integer({ min: 5, max: 95 }),
  severity: fc.integer({ min: 0, max: 90 }),
  length: fc.integer({ min: 2, max: 30 }),
  flow: fc.constantFrom('hyperaemia' as const, 'rest' as const),
});

/** Pa, as the model has them. */
const [AORTIC, VENOUS] = [95 * MMHG, 5 * MMHG];

describe('the coronary trees of AccuFFRct’s explorer', () => {
  it('are the trees of the pictures without their twigs', () => {
    const { nodes, vessels } = reducedTrees();
    expect(NODES).toEqual(nodes);
    expect(VESSELS).toEqual(vessels);
  });

  it('carry without a narrowing what the page says', () => {
    const flows = (['LAD', 'LCX', 'RCA'] as const).map((vessel) => {
      const state = { vessel, place: 0, severity: 0, length: 10, flow: 'hyperaemia' } as const;
      return `${vessel} ${compute(state).healthyFlow.toFixed(0)}`;
    });
    for (const [texts, comma] of [
      [en, ', '],
      [zh, '、'],
    ] as const) {
      expect(texts.how.parameters.map(({ value }) => value).join('\n')).toContain(
        `${flows.join(comma)} mL/min`,
      );
    }
  });

  it('keep the flow at every node within 1e-9, in 1,000 random states', () => {
    fc.assert(
      fc.property(states, fc.double({ min: 0, max: 1e4, noNaN: true }), (state, further) => {
        const throat = nodeAt(state.vessel, state.place);
        const { inflows, outflows } = solve(throat, further, 1);
        const missing = inflows.map((inflow, node) => {
          const onward = childrenOf(node).reduce((sum, child) => sum + (inflows[child] ?? 0), 0);
          return Math.abs(inflow - onward - (outflows[node] ?? 0)) / (inflow + 1);
        });
        expect(Math.max(...missing)).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('lose pressure with every step downstream, in 1,000 random states', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { ratios, distal, flow, healthyFlow } = compute(state);
        const gains = NODES.map(
          ({ parent }, node) => (ratios[node] ?? 0) - (parent < 0 ? 1 : (ratios[parent] ?? 0)),
        );
        expect(Math.max(...gains)).toBeLessThanOrEqual(0);
        expect(distal).toBeGreaterThan(VENOUS / AORTIC);
        expect(flow).toBeLessThanOrEqual(healthyFlow + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('lose more the tighter and the longer a narrowing is, in 1,000 random states', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 1, max: 10 }), (state, more) => {
        const tighter: State = { ...state, severity: Math.min(90, state.severity + more) };
        const longer: State = { ...state, length: Math.min(30, state.length + more) };
        expect(compute(tighter).distal).toBeLessThanOrEqual(compute(state).distal + 1e-12);
        expect(compute(longer).distal).toBeLessThanOrEqual(compute(state).distal + 1e-12);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('one narrowing', () => {
  it('equals the closed form of a resistance and a parabola in series within 1e-9', () => {
    for (const state of PRESETS) {
      const beds = state.flow === 'rest' ? 1 / 3.5 : 1;
      const throat = nodeAt(state.vessel, state.place);
      const { viscous, turbulent } = narrowing(
        2 * (NODES[throat]?.radius ?? 0),
        state.severity,
        state.length,
      );
      // Open circuit and short circuit at the throat give the source and its resistance.
      const open = solve(throat, 1e15, beds);
      const parent = NODES[throat]?.parent ?? 0;
      const source = (open.pressures[parent] ?? 0) - (open.pressures[throat] ?? 0);
      const inner = source / solve(throat, 0, beds).flow;
      const half = (inner + viscous) / (2 * turbulent);
      const expected = Math.sqrt(half * half + source / turbulent) - half;
      expect(Math.abs(compute(state).flow / 0.06 / expected - 1)).toBeLessThan(1e-9);
    }
  });

  it('takes from the pressures what Young and Tsai publish beyond the healthy vessel, within 1e-9', () => {
    const { loss, flow, throat, ratios } = compute(PRESETS[0]);
    const { radius, resistance, parent } = NODES[throat]!;
    const { severity, length } = PRESETS[0];
    const [d0, d1] = [2e-3 * radius, 2e-3 * radius * (1 - severity / 100)];
    const speed = flow / 60e6 / ((Math.PI / 4) * d0 ** 2);
    const friction = (throatWidth: number): number =>
      32 * ((0.83e-3 * length + 1.64 * throatWidth) / d0) * (d0 / throatWidth) ** 4;
    const reynolds = (1060 * speed * d0) / 3.5e-3;
    const jet = (1.52 / 2) * ((d0 / d1) ** 2 - 1) ** 2;
    const expected = 1060 * speed ** 2 * ((friction(d1) - friction(d0)) / reynolds + jet);
    expect(Math.abs((loss * MMHG) / expected - 1)).toBeLessThan(1e-9);

    // The throat's own segment loses pressure as a healthy one does, too.
    const taken = ((ratios[parent] ?? 0) - (ratios[throat] ?? 0)) * AORTIC;
    expect(Math.abs((taken - (resistance * flow) / 0.06) / expected - 1)).toBeLessThan(1e-9);
  });

  // Short constrictions in dogs, Gould and Lipscomb 1974: doi:10.1016/0002-9149(74)90092-7.
  it.each(['LAD', 'LCX', 'RCA'] as const)(
    'of the %s leaves the flow at rest as it is up to 85 % of the diameter, within 2 points, as Gould and Lipscomb measured',
    (vessel) => {
      const flowAt = (severity: number, flow: State['flow']): number =>
        compute({ vessel, place: 10, severity, length: 2, flow }).flow;
      const [asked, most] = [flowAt(0, 'rest'), flowAt(0, 'hyperaemia')];
      const severities = Array.from({ length: 96 }, (_, severity) => severity);
      // What the vessel lets through when the beds are as wide as they can be.
      const tooTight = severities.find((severity) => flowAt(severity, 'hyperaemia') < asked) ?? 0;
      expect(Math.abs(tooTight - 85)).toBeLessThanOrEqual(2);
      // Long before, the reserve is what suffers.
      const halved = severities.find((severity) => flowAt(severity, 'hyperaemia') < most / 2) ?? 0;
      expect(halved).toBeLessThan(tooTight - 4);
    },
  );

  it('loses nothing where nothing is narrowed', () => {
    const { loss, flow, healthyFlow, distal } = compute({ ...PRESETS[0], severity: 0 });
    expect(loss).toBeCloseTo(0, 9);
    expect(flow).toBeCloseTo(healthyFlow, 9);
    expect(distal).toBeGreaterThan(0.9);
  });
});

describe('the first states', () => {
  it('show that place decides how much muscle lies beyond a narrowing, and length its loss', () => {
    const [proximal, distal, branch, rest, long] = PRESETS.map(compute);
    expect(proximal?.distal).toBeLessThan(0.8);
    expect(distal?.distal).toBeLessThan(0.8);
    expect(proximal?.territory).toBeGreaterThan(2 * (distal?.territory ?? 100));
    expect(proximal?.territory).toBeGreaterThan(2 * (branch?.territory ?? 100));
    expect(rest?.distal).toBeGreaterThan(0.9);
    expect(long?.distal).toBeLessThan((proximal?.distal ?? 0) - 0.05);
  });

  it('have the flow of hyperaemic coronary arteries, 150 to 500 mL/min to the left', () => {
    const { inflows } = solve(0, 0, 1);
    expect((inflows[0] ?? 0) * 0.06).toBeGreaterThan(150);
    expect((inflows[0] ?? 0) * 0.06).toBeLessThan(500);
  });

  it('measure along the vessel', () => {
    expect(distanceAlong('LAD', 5)).toBeLessThan(10);
    expect(distanceAlong('LAD', 95)).toBeGreaterThan(80);
  });
});

it.each([zh, en])('muscle below half a per cent is some, and not about none', ({ sentence }) => {
  const state: State = {
    vessel: 'LAD',
    place: 13,
    severity: 62,
    length: 10,
    flow: 'hyperaemia',
  };
  const result = compute(state);
  expect(result.territory).toBeGreaterThan(0);
  expect(result.territory).toBeLessThan(0.5);
  expect(sentence(result, state)).toMatch(/Less than 1%|不足 1%/);
  expect(read(result, state).find(({ id }) => id === 'territory')?.value).toBe('<1');
});

it.each([zh, en])(
  'muscle below the cut-off beyond side branches alone is said to be',
  ({ sentence }) => {
    const state: State = {
      vessel: 'RCA',
      place: 70,
      severity: 67,
      length: 4,
      flow: 'hyperaemia',
    };
    const result = compute(state);
    const along = VESSELS.RCA.map((node) => result.ratios[node] ?? 1);
    expect(Math.min(...along)).toBe(result.distal);
    expect(result.distal).toBeGreaterThan(0.805);
    expect(result.territory).toBeGreaterThan(5);
    expect(sentence(result, state)).toMatch(
      /above .* all of it by side branches|高于.*但分支的 FFR 更低/,
    );
    const [first] = PRESETS;
    expect(sentence(compute(first), first)).not.toMatch(/side branches|分支的 FFR/);
  },
);
