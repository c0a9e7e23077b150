// @ts-check
// An operator who publishes again and again: publishOften.mjs <registry> <publisher's key> <times>; the registry can be in a bucket.
import { renew } from '../../packages/cli/src/registry/changes.ts';
import { openStore } from '../../packages/cli/src/registry/openStore.ts';
import { readSigner } from '../../packages/cli/src/registry/keys.ts';

const [registry = '', key = '', times = ''] = process.argv.slice(2);
const store = await openStore(registry);
const publisher = readSigner(key);
for (let count = 0; count < Number(times); count += 1) {
  const { number } = await renew({ store, broker: 'harbour', publisher, now: Date.now() });
  process.stdout.write(`${number}\n`);
}
