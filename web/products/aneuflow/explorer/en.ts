import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import type { controls, Result, State } from './model.js';

const percent = (value: number): string => `${value.toFixed(1)}%`;

function sentence({ inflow, speed, other }: Result, { neck, dome, bend, pulse }: State): string {
  const sac = `a sac ${dome}\u00a0mm high with a ${neck}\u00a0mm neck`;
  const takes = `takes in ${percent(inflow)} of the artery’s flow, and its blood moves at ${percent(speed)} of the artery’s mean speed`;
  const compared =
    bend === 0
      ? `After a 90° bend the same sac takes in ${percent(other.inflow)}.`
      : `On a straight artery the same sac takes in ${percent(other.inflow)}, and its blood moves at ${percent(other.speed)}.`;
  const where =
    bend === 0
      ? 'On a straight artery'
      : `Just after ${String(bend).startsWith('8') ? 'an' : 'a'} ${bend}° bend`;
  const mean = pulse ? ' All values are those of the mean flow.' : '';
  return `${where}, ${sac} ${takes}. ${compared}${mean}`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: the same sac, another flow',
  alt: 'Section through an artery and an aneurysm, coloured by the speed of blood, with drifting particles; the wall is coloured by its shear stress. Neck, dome and bend can be dragged.',
  controls: {
    neck: { label: 'Neck width', unit: '\u00a0mm', digits: 1 },
    dome: { label: 'Dome height', unit: '\u00a0mm', digits: 1 },
    bend: { label: 'Bend before the sac', unit: '°' },
    pulse: { label: 'Pulsatile inflow' },
  },
  readings: {
    inflow: { label: 'Flow, sac / artery', unit: '%' },
    speed: { label: 'Speed, sac / artery', unit: '%' },
    shear: { label: 'WSS, dome / artery', unit: '\u00a0Pa' },
    reynolds: { label: 'Reynolds number', unit: '' },
    womersley: { label: 'Womersley number', unit: '' },
  },
  sentence,
  presets: [
    'After a sharp bend',
    'Straight artery, same sac',
    'Narrow neck',
    'Wide neck',
    'High dome',
  ],
  how: {
    summary:
      'The picture solves the equations of viscous flow on a lattice while you watch, in a plane section: real aneurysms are three-dimensional, and neither the size of the values nor their order from shape to shape can be carried over to a patient. When you change the shape, the flow goes on from where it was and settles within about a second of its own time. The readings are those of the settled flow, computed beforehand with the same solver for 360 shapes, and linear between them. From a straight artery to a sharp bend, the flow into the sac first falls, is least between 10° and 50°, and then rises.',
    equations: [
      'fᵢ(x + cᵢ, t + 1) = fᵢᵉ(ρ, u) + (1 − 1/τ)·fᵢˢ + 0.95·fᵢᵇ, ν = (τ − ½)/3',
      'fᵢᵉ = wᵢ·(ρ + 3cᵢ·u + 4.5(cᵢ·u)² − 1.5u²)',
      'Re = U·D/ν, α = (D/2)·√(2π/(T·ν))',
      'τw = μ·∂u/∂n, in the straight artery 6μU/D',
    ],
    parameters: [
      {
        name: 'Lattice',
        value: 'D2Q9, regularised; fˢ shears a cell, fᵇ presses it together',
        source: 1,
      },
      {
        name: 'Bulk viscosity',
        value: 'so high that sound dies out within the lattice; it does not affect settled flow',
        source: 3,
      },
      { name: 'Curved walls', value: 'interpolated bounce-back', source: 2 },
      {
        name: 'Cell, live picture',
        value:
          '0.072\u00a0mm, 25,000 cells; 0.1\u00a0mm with a pulse; at first and on slow devices 0.144\u00a0mm',
      },
      { name: 'Cell, readings', value: '0.1\u00a0mm' },
      { name: 'Artery', value: '4\u00a0mm wide, mean speed 25\u00a0cm/s (assumed)' },
      { name: 'Blood', value: '3.5\u00a0mPa·s, 1,060\u00a0kg/m³, Newtonian (assumed)' },
      {
        name: 'Bend',
        value: 'over 5\u00a0mm, ending 2\u00a0mm before the sac’s axis (assumed)',
      },
      { name: 'Heartbeat', value: '0.86\u00a0s, peak flow 1.7 × the mean (assumed)' },
      { name: 'Particles', value: '12 times slower than blood' },
    ],
    leftOut: [
      'The third dimension: secondary flow in bends, flow around the sides of the sac',
      'Branches, elastic walls, non-Newtonian blood, clot',
      'Pulsation in the readings: they belong to steady flow at the mean speed',
    ],
    checked: [
      'Plane Poiseuille flow, along the lattice and 17° across it: speed and loss of pressure within 2%',
      'Lid-driven cavity at Re 100: five speeds on each centreline within 3% of the lid’s speed [1]',
      'Closed box: mass constant within 1e-6 a step, from 1,000 random beginnings',
      'Wall shear stress in the straight artery: within 3% of 6μU/D',
      'The stored readings of the five states: within 1% of a new computation; between stored shapes, an inflow within 0.2 points',
    ],
  },
};
