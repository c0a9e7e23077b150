// @ts-check
// An operator who publishes again and again: publishOften.mjs <registry> <publisher's key> <times>.
import { renew } from '../../packages/cli/src/registry/changes.ts';
import { createFolderStore } from '../../packages/cli/src/registry/FolderStore.ts';
import { readSigner } from '../../packages/cli/src/registry/keys.ts';

const [registry = '', key = '', times = ''] = process.argv.slice(2);
const store = createFolderStore(registry);
const publisher = readSigner(key);
for (let count = 0; count < Number(times); count += 1) {
  const { number } = await renew({ store, broker: 'harbour', publisher, now: Date.now() });
  process.stdout.write(`${number}\n`);
}
