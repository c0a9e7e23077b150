// Compiling a permission tree, and finding a screen in it, for 100, 1,000 and 10,000 codes.
import { createMemoryRouter } from 'react-router';
import { compileRoutes } from '../packages/host/src/permissions/compileRoutes.ts';
import { areaOf, functionOf, pageOf, pluginOf } from '../packages/host/src/permissions/treeFixture.ts';
import type { BenchRow } from './benchRow.ts';

const sizes = [100, 1_000, 10_000];
const navigations = 2_000;

/** Measures compiling and looking up; ratios are to 100 codes in the same run. */
export async function run(): Promise<BenchRow[]> {
  const portals = sizes.map((size) => ({ size, input: portalOf(size) }));
  const compiled = [];
  for (const { size, input } of portals) {
    const ms = await median(() => void compileRoutes(input));
    compiled.push({ size, ms, us: await navigationMicroseconds(compileRoutes(input).screens) });
  }
  const base = compiled[0];
  return compiled.flatMap(({ size, ms, us }) => [
    { area: 'compileRoutes', measure: `compile ${size} codes`, value: `${ms.toFixed(2)} ms` },
    {
      area: 'compileRoutes',
      measure: `navigate among ${size} codes`,
      value: `${us.toFixed(1)} µs`,
      ratio: base ? `${(us / base.us).toFixed(2)} of 100 codes` : '',
      aim: size === 10_000 ? 'at most 1.5 of 100 codes' : '',
    },
  ]);
}

/** A tree four levels deep: each area holds nine areas or pages. */
function portalOf(size: number) {
  const codes = Array.from({ length: size }, (_, index) => `X_${index}`);
  const parentOf = (index: number) => (index === 0 ? null : `X_${Math.floor((index - 1) / 9)}`);
  const isArea = (index: number) => index * 9 + 1 < size;
  return {
    functions: codes.map((code, index) => functionOf(code, parentOf(index))),
    plugins: [
      pluginOf('bench', {
        functions: Object.fromEntries(
          codes.map((code, index) => [code, isArea(index) ? areaOf(`area_${index}`) : pageOf(`page_${index}`)]),
        ),
      }),
    ],
  };
}

async function median(work: () => void | Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[7] ?? Number.NaN;
}

/** One navigation as the shell makes it: the router's small tree, then the screen by its address. */
async function navigationMicroseconds(screens: ReadonlyMap<string, unknown>): Promise<number> {
  const addresses = [...screens.keys()];
  const router = createMemoryRouter([{ path: '/' }, { path: '/:display/main/*' }], { initialEntries: ['/demo/main/'] });
  let found = 0;
  let turn = 0;
  const ms = await median(async () => {
    for (let index = 0; index < navigations; index += 1) {
      turn = (turn + 7) % addresses.length;
      await router.navigate(`/demo/main/${addresses[turn]}`);
      if (screens.has(router.state.location.pathname.slice('/demo/main/'.length))) found += 1;
    }
  });
  router.dispose();
  if (found !== navigations * 15) throw new Error('A screen was not found: the benchmark measures nothing.');
  return (ms * 1_000) / navigations;
}
