import type { ViteDevServer } from 'vite';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readPlugin } from '../plugins/findPlugins.ts';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { createDevDefinitions } from './devDefinitions.ts';

afterAll(removeTestFolders);
afterEach(() => vi.restoreAllMocks());

it('prints once why a definition is broken, and shows it in each page that asks', { timeout: 120_000 }, async () => {
  const folder = await writePluginFixture({ definition: 'export default {};' });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const send = vi.fn();
  const server = { ws: { send } } as unknown as ViteDevServer;
  const definitions = createDevDefinitions([await readPlugin(folder)]);
  expect([await definitions.read(server), await definitions.read(server)]).toEqual([[], []]);
  expect(write.mock.calls.filter(([text]) => String(text).includes('no default export'))).toHaveLength(1);
  expect(send).toHaveBeenCalledTimes(2);
});
