// Compiling a permission tree, and finding a screen in it, for 100, 1,000 and 10,000 codes.
import { createMemoryRouter } from 'react-router';
import { compileRoutes } from '../packages/host/src/permissions/compileRoutes.ts';
import { areaOf, functionOf, pageOf, pluginOf } from '../packages/host/src/permissions/treeFixture.ts';
import { type BenchRow, median } from './BenchRow.ts';

const sizes = [100, 1_000, 10_000];
const navigations = 1_000;
const warmUps = 3;
const rounds = 11;

/** Measures compiling and navigating in turns, so that the state of the machine is the same for every size. */
export async function run(): Promise<BenchRow[]> {
  const subjects = sizes.map((size) => {
    const input = portalOf(size);
    return {
      size,
      input,
      screens: compileRoutes(input).screens,
      compileMs: [] as number[],
      navigateUs: [] as number[],
    };
  });
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { input, screens, compileMs, navigateUs } of subjects) {
      const compiling = await time(() => void compileRoutes(input));
      const navigating = await timeNavigations(screens);
      if (round < 0) continue;
      compileMs.push(compiling);
      navigateUs.push((navigating * 1_000) / navigations);
    }
  }
  const base = median(subjects[0]?.navigateUs ?? []);
  return subjects.flatMap(({ size, compileMs, navigateUs }) => [
    { area: 'compileRoutes', measure: `compile ${size} codes`, value: `${median(compileMs).toFixed(2)} ms` },
    {
      area: 'compileRoutes',
      measure: `navigate among ${size} codes`,
      value: `${median(navigateUs).toFixed(1)} µs`,
      ratio: `${(median(navigateUs) / base).toFixed(2)} of 100 codes`,
      aim: size === 10_000 ? 'at most 1.5 of 100 codes' : '',
    },
  ]);
}

/** A tree four levels deep: each area contains nine areas or pages. */
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

async function time(work: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Navigations as the shell makes them: the router's small tree, then the screen by its address. */
async function timeNavigations(screens: ReadonlyMap<string, unknown>): Promise<number> {
  const addresses = [...screens.keys()];
  const router = createMemoryRouter([{ path: '/' }, { path: '/:display/main/*' }], { initialEntries: ['/demo/main/'] });
  let found = 0;
  const ms = await time(async () => {
    for (let turn = 0; turn < navigations; turn += 1) {
      await router.navigate(`/demo/main/${addresses[(turn * 7) % addresses.length]}`);
      if (screens.has(router.state.location.pathname.slice('/demo/main/'.length))) found += 1;
    }
  });
  router.dispose();
  if (found !== navigations) throw new Error('A screen was not found: the benchmark measures nothing.');
  return ms;
}
