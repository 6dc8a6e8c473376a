import { EDITIONS } from '../../../web/contract/editions.js';
import { ROUTES } from '../../../web/contract/routes.js';
import { ChildScript } from '../child-script.js';
import type { RenderInput, RenderReport } from '../render-loop.js';
import { type Measurement, shown } from '../report.js';
import { median } from '../statistics.js';

/** Pages rendered whole, as for an empty cache, against React's `renderToString` of the same trees. */
export async function rendering({
  rounds,
  seconds,
}: {
  rounds: number;
  seconds: number;
}): Promise<Measurement[]> {
  const pages = EDITIONS.flatMap((edition) =>
    ROUTES.flatMap(({ path, redirectTo }) => {
      const own = path[edition];
      return own === undefined || redirectTo ? [] : [{ edition, path: own }];
    }),
  );
  const renderer = ChildScript.startWithoutLoader<RenderInput, RenderReport>(
    './render-loop.ts',
    'server',
  );
  try {
    await renderer.ask({ pages, seconds });
    const results: RenderReport[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push(await renderer.ask({ pages, seconds }));
    }
    const of = (key: keyof RenderReport) => shown(median(results.map((each) => each[key])));
    return [
      {
        name: 'uncached renders, of bare renderToString',
        value: median(results.map(({ site, bare }) => site / bare)),
        unit: '',
        notes: `all pages in turn: ${of('site')}/s of ${of('bare')}/s`,
      },
    ];
  } finally {
    await renderer.end();
  }
}
