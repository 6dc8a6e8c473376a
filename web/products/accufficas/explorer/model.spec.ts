import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MMHG } from '../../../figures/flow/poiseuille.js';
import { BEDS, nodeIndex } from './circle.js';
import { compute, controls, PIAL_CONDUCTANCE, PRESETS, segmentNamed, type State } from './model.js';
import { ARTERIAL, AUTOREGULATION_LIMIT, lesionLoss, solveCircle, VENOUS } from './solve-circle.js';

const NONE = { anterior: false, posterior: false, pial: 'none' } as const;

const states: fc.Arbitrary<State> = fc.record({
  site: fc.constantFrom(...controls.site.options),
  stenosis: fc.integer({ min: 0, max: 90 }),
  anterior: fc.boolean(),
  posterior: fc.boolean(),
  pial: fc.constantFrom(...controls.pial.options),
});

/** Pa·s/mm³ */
const resistance = (name: string): number => segmentNamed(name).resistance;
/** mm³/s */
const bedFlow = (node: Parameters<typeof nodeIndex>[0]): number =>
  BEDS.find((bed) => bed.node === nodeIndex(node))?.flow ?? 0;

describe.each([
  ['without posterior communicating arteries', false, 1],
  ['complete', true, 6],
])('the healthy circle, %s', (_name, posterior, points) => {
  const healthy = solveCircle({
    lesion: { segment: 'M1 left', severity: 0 },
    anterior: true,
    posterior,
    pial: 0,
  });
  const flows = (...names: string[]): number =>
    names.reduce((sum, name) => sum + healthy.flowIn(name), 0);

  it(`gives the carotids their measured 72 % of all flow, within ${points} points`, () => {
    const carotids = flows('carotid left', 'carotid right');
    const whole = carotids + flows('vertebral left', 'vertebral right');
    expect(Math.abs((100 * carotids) / whole - 72)).toBeLessThan(points);
  });

  it('sends 21 % of 717 mL/min through M1, within 0.1 mL/min', () => {
    expect(Math.abs(0.06 * flows('M1 left') - 0.21 * 717)).toBeLessThan(0.1);
  });

  it('has no flow through the anterior communicating artery', () => {
    expect(Math.abs(flows('ACoA'))).toBeLessThan(1e-6);
  });
});

it('keeps the mass at every node of 1,000 random states, to 1e-9 of the brain’s flow', () => {
  const whole = BEDS.reduce((sum, { flow }) => sum + flow, 0);
  fc.assert(
    fc.property(states, (state) => {
      expect(compute(state).circle.imbalance / whole).toBeLessThan(1e-9);
    }),
    { numRuns: 1000 },
  );
});

it('keeps all pressures of 1,000 random states between the veins’ and the arteries’', () => {
  fc.assert(
    fc.property(states, (state) => {
      const pressures = compute(state).profile.map(({ pressure }) => pressure);
      expect(Math.min(...pressures)).toBeGreaterThan(VENOUS / MMHG);
      expect(Math.max(...pressures)).toBeLessThanOrEqual(ARTERIAL / MMHG);
    }),
    { numRuns: 1000 },
  );
});

describe('a single stenosis without collaterals', () => {
  it.each([62, 70, 80, 90])('of M1, %i %%: equals its closed form to 1e-9', (stenosis) => {
    const { viscous, turbulent } = lesionLoss(segmentNamed('M1 left').radius, stenosis / 100);
    // The other beds of the side keep their flow, so that M1's own is the root of a parabola.
    const [eye, front] = [bedFlow('ophthalmic left'), bedFlow('A2 end left')];
    const stem = resistance('carotid left');
    const siphon = resistance('ICA left') + resistance('ICA end left');
    const normal = 2 * bedFlow('superior M2 end left');
    const linear =
      stem +
      siphon +
      resistance('M1 left') +
      viscous +
      resistance('superior M2 left') / 2 +
      (AUTOREGULATION_LIMIT - VENOUS) / normal;
    const drive = ARTERIAL - VENOUS - stem * (eye + front) - siphon * front;
    const flow = (Math.sqrt(linear ** 2 + 4 * turbulent * drive) - linear) / (2 * turbulent);
    const result = compute({ ...NONE, site: 'M1', stenosis });
    expect(Math.abs(result.mcaFlow - flow / normal)).toBeLessThan(1e-9);
    expect(Math.abs(result.flows.lesion - 0.06 * flow)).toBeLessThan(1e-9 * 150);
  });

  it.each([30, 50, 60])(
    'of the ICA, %i %%: with flow kept up, costs what Young and Tsai say, to 1e-9',
    (stenosis) => {
      const flow = 2 * bedFlow('superior M2 end left') + bedFlow('A2 end left');
      const { viscous, turbulent } = lesionLoss(segmentNamed('ICA left').radius, stenosis / 100);
      const { proximal, distal, mcaFlow } = compute({ ...NONE, site: 'ICA', stenosis });
      const friction = (8 * resistance('ICA left') * flow) / segmentNamed('ICA left').length;
      const loss = (viscous * flow + turbulent * flow ** 2 + friction) / MMHG;
      expect(mcaFlow).toBe(1);
      expect(Math.abs((proximal - distal) / loss - 1)).toBeLessThan(1e-9);
    },
  );
});

it.each([
  ['moderate', 0.15],
  ['good', 0.3],
] as const)(
  'brings, with %s leptomeningeal collaterals and M1 closed, %d of normal flow, within 0.001',
  (pial, share) => {
    const { bedFlow: into } = solveCircle({
      lesion: { segment: 'M1 left', severity: 0.9999 },
      anterior: true,
      posterior: true,
      pial: PIAL_CONDUCTANCE[pial],
    });
    const normal = 2 * bedFlow('superior M2 end left');
    const flow = into('superior M2 end left') + into('inferior M2 end left');
    expect(Math.abs(flow / normal - share)).toBeLessThan(1e-3);
  },
);

it('has, at 70 to 80 % of M1, pressure ratios on both sides of the median of 0.40 in 70–99 %', () => {
  const ratioAt = (stenosis: number) => compute({ ...PRESETS[0], stenosis }).ratio;
  expect(ratioAt(70)).toBeGreaterThan(0.4);
  expect(ratioAt(80)).toBeLessThan(0.4);
});

describe('over 1,000 random states', () => {
  it('a tighter lesion never has a higher ratio or more flow beyond it', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 1, max: 30 }), (state, more) => {
        const stenosis = Math.min(90, state.stenosis + more);
        const [a, b] = [compute(state), compute({ ...state, stenosis })];
        expect(b.ratio).toBeLessThanOrEqual(a.ratio + 1e-9);
        expect(b.mcaFlow).toBeLessThanOrEqual(a.mcaFlow + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('better leptomeningeal collaterals never leave less flow', () => {
    fc.assert(
      fc.property(states, (state) => {
        const [none, moderate, good] = controls.pial.options.map(
          (pial) => compute({ ...state, pial }).mcaFlow,
        );
        expect(moderate).toBeGreaterThanOrEqual((none ?? 0) - 1e-9);
        expect(good).toBeGreaterThanOrEqual((moderate ?? 0) - 1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('communicating arteries change flow beyond M1 by less than one point of normal', () => {
    fc.assert(
      fc.property(states, (state) => {
        const here = compute({ ...state, site: 'M1' }).mcaFlow;
        const without = compute({ ...state, site: 'M1', anterior: false, posterior: false });
        expect(Math.abs(here - without.mcaFlow)).toBeLessThan(0.01);
      }),
      { numRuns: 1000 },
    );
  });
});
