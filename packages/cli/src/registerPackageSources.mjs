// @ts-check
// Node removes the types of TypeScript itself, but not below node_modules. Installed packages of ours contain their
// sources, so this does it for them.
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const packageSource = /\/node_modules\/@brokerdesk\/[^/]+\/(?:(?!node_modules\/).)*\.ts$/;
let isRegistered = false;

/** Lets Node import the sources of installed packages of ours. */
export function registerPackageSources() {
  if (isRegistered) return;
  isRegistered = true;
  acceptExperiment();
  module.registerHooks({
    load(url, context, next) {
      const [address = ''] = url.split('?');
      if (!packageSource.test(address)) return next(url, context);
      const source = module.stripTypeScriptTypes(readFileSync(fileURLToPath(address), 'utf8'));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** The first call prints a warning that the function is experimental; users of the packages can do nothing about it. */
function acceptExperiment() {
  const original = Object.getOwnPropertyDescriptor(process, 'emitWarning');
  process.emitWarning = () => {};
  module.stripTypeScriptTypes('');
  if (original) Object.defineProperty(process, 'emitWarning', original);
}
