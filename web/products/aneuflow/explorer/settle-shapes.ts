import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BENDS, DOMES, NECKS } from './settled-flows.js';
import type { FlowMeasures, SacShape } from './shape.js';
import { measure, neckFlow, steadyFlow } from './steady-flow.js';

/**
 * Computes the flows of `settled-flows.ts` anew and writes them there, after a change of the solver or of
 * the vessel: `npx tsx web/products/aneuflow/explorer/settle-shapes.ts`, a quarter of an hour on two cores.
 */

/** Share of the inflow, or else % of the artery's flow: with the outflow further off, a flow is not settled. */
const TOLERANCE = { share: 0.05, percent: 0.1 } as const;

const file = new URL('settled-flows.ts', import.meta.url);
/** A child of this script: computes the shapes that it is sent. */
const CHILD = 'child';

const shapes: readonly SacShape[] = BENDS.flatMap((bend) =>
  NECKS.flatMap((neck) => DOMES.map((dome) => ({ neck, dome, bend }))),
);

function settled(shape: SacShape): FlowMeasures {
  const flow = steadyFlow(shape);
  const { inflow, outflow } = neckFlow(flow);
  if (Math.abs(inflow - outflow) > Math.max(TOLERANCE.share * inflow, TOLERANCE.percent)) {
    console.warn(
      `${JSON.stringify(shape)}: ${inflow.toFixed(2)} % in, ${outflow.toFixed(2)} % out`,
    );
  }
  return measure(flow);
}

async function computeAll(): Promise<FlowMeasures[]> {
  const results: FlowMeasures[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const child = fork(fileURLToPath(import.meta.url), [CHILD]);
    while (next < shapes.length) {
      const index = next++;
      child.send(shapes[index]!);
      const [measures] = (await once(child, 'message')) as [FlowMeasures];
      results[index] = measures;
    }
    child.disconnect();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/** The numbers as they stand in the file: a line for three necks of a bend. */
function block(values: readonly number[], scale: number): string {
  const rounded = values.map((value) => Math.round(value * scale));
  const perLine = 3 * DOMES.length;
  return Array.from({ length: rounded.length / perLine }, (_, line) =>
    rounded.slice(line * perLine, (line + 1) * perLine).join(' '),
  ).join('\n');
}

if (process.argv.includes(CHILD)) {
  process.on('message', (shape: SacShape) => process.send?.(settled(shape)));
} else {
  const flows = await computeAll();
  let text = readFileSync(file, 'utf8');
  for (const [name, values, scale] of [
    ['SPEED', flows.map(({ speed }) => speed), 100],
    ['INFLOW', flows.map(({ inflow }) => inflow), 100],
    ['DOME', flows.map(({ dome }) => dome), 1e4],
  ] as const) {
    text = text.replace(
      new RegExp(`(const ${name} = numbers\\(\`\\n)[^\`]*`),
      (_, head: string) => `${head}${block(values, scale)}\n`,
    );
  }
  writeFileSync(file, text);
}
