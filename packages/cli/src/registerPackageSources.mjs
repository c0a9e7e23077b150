// @ts-check
// Node reads no TypeScript below node_modules. The sources of installed packages of ours have no types any more (`npm run
// pack` removes them), so this has Node take them as JavaScript.
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const packageSource = /\/node_modules\/@brokerdesk\/[^/]+\/(?:(?!node_modules\/).)*\.ts$/;
let isRegistered = false;

/** Lets Node import the sources of installed packages of ours. */
export function registerPackageSources() {
  if (isRegistered) return;
  isRegistered = true;
  module.registerHooks({
    load(url, context, next) {
      const [address = ''] = url.split('?');
      if (!packageSource.test(address)) return next(url, context);
      return { format: 'module', source: readFileSync(fileURLToPath(address), 'utf8'), shortCircuit: true };
    },
  });
}
