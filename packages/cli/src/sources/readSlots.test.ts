import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../testing/makeTestFolder.ts';
import { readSlots } from './readSlots.ts';

test('the props of a slot are known from its source, and in a package, which has no types, from its declarations', async () => {
  const root = await makeTestFolder();
  const own = path.join(root, 'plugins', 'visits');
  const packed = path.join(root, 'node_modules', '@example', 'visits');
  await write(own, 'src/slots.ts', "export const tabs = defineSlot<{ readonly visit: string }>('visits.tabs');");
  await write(packed, 'src/slots.ts', "export const tabs = defineSlot                             ('visits.tabs');");
  await write(
    packed,
    'dist-types/slots.d.ts',
    'export declare const tabs: import("@brokerdesk/plugin-sdk").SlotToken<{\n    readonly visit: string;\n}>;',
  );
  const slot = { id: 'visits.tabs', props: ['visit'] };
  expect(await readSlots(own)).toEqual([{ ...slot, propsType: '{ readonly visit: string }' }]);
  expect(await readSlots(packed)).toEqual([{ ...slot, propsType: '{ readonly visit: string; }' }]);
});

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}
