// What a search of the palette finds can be read again by its target alone: the list of what was opened recently does so.
import { openEmulator } from '@brokerdesk/mock-server/testing';
import type { CommandHit, PluginDefinition } from '@brokerdesk/plugin-sdk';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it } from 'vitest';
import { findPlugins } from '../packages/cli/src/plugins/findPlugins.ts';

const emulator = openEmulator({ applications: 100 });
const sandbox = await emulator.openSandbox();
const broker = createSessionApi(await sandbox.signIn());
const provider = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.admin' }));
const searches = (await Promise.all((await findPlugins()).map(({ entry }) => listSearches(entry)))).flat();

afterAll(() => emulator.close());

it.each(searches)('what $name finds', async ({ requires, load }) => {
  const context = {
    api: requires.startsWith('provider:') ? provider : broker,
    signal: new AbortController().signal,
    language: 'en',
  } as const;
  const { search, find } = await load();
  const hits = await findSome((words) => search(words, context));
  expect(hits).not.toEqual([]);
  for (const { target } of hits) {
    // oxlint-disable no-await-in-loop -- one after the other, as sandboxes have one clock
    const again = find
      ? [await find(target, context)]
      : await search(Object.values(target.params ?? {}).at(-1) ?? '', context);
    // oxlint-enable no-await-in-loop
    expect(again.map((hit) => JSON.stringify(hit?.target))).toContain(JSON.stringify(target));
  }
});

async function listSearches(entry: string) {
  const { default: plugin } = (await import(entry)) as { readonly default: PluginDefinition };
  return plugin.commands.flatMap(({ id, requires, search: load }) =>
    load ? [{ name: `${plugin.id} ${id}`, requires, load }] : [],
  );
}

/** Searches for parts of words until one is found. */
async function findSome(search: (words: string) => Promise<readonly CommandHit[]>): Promise<readonly CommandHit[]> {
  for (const words of ['ing', 'man', 'the', 'png', 'demo', 'a']) {
    // oxlint-disable-next-line no-await-in-loop -- the first that finds something is enough
    const hits = await search(words);
    if (hits.length > 0) return hits;
  }
  return [];
}
