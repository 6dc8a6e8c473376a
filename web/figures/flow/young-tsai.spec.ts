import { expect, it } from '@jest/globals';
import { DENSITY, VISCOSITY } from './poiseuille.js';
import { youngTsaiLoss } from './young-tsai.js';

it('equals the published form in SI units', () => {
  const [diameter, severity, length, flow] = [3.2, 0.7, 10, 1500];
  const { viscous, turbulent } = youngTsaiLoss({ diameter, severity, length });
  const speed = flow / ((Math.PI / 4) * diameter ** 2) / 1000;
  const reynolds = (DENSITY * speed * diameter * 1e-3) / VISCOSITY;
  const ratio = (1 / (1 - severity)) ** 2;
  const effective = 0.83 * length + 1.64 * diameter * (1 - severity);
  const kv = 32 * (effective / diameter) * ratio ** 2;
  const loss = DENSITY * speed ** 2 * (kv / reynolds + (1.52 / 2) * (ratio - 1) ** 2);
  expect((viscous * flow + turbulent * flow ** 2) / loss).toBeCloseTo(1, 9);
});

it('loses nothing turbulent without a narrowing', () => {
  expect(youngTsaiLoss({ diameter: 3, severity: 0, length: 5 }).turbulent).toBe(0);
});
