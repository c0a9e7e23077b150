import { registerHooks } from 'node:module';

// What a definition and a mock.ts import of ours; a plugin may stand far from this repository, without packages.
const sdkSpecifier = /^(?:@brokerdesk\/plugin-sdk|zod)(?:\/|$)/;
let isRegistered = false;

/** Lets code in any folder import the SDK, and what it writes its contract with, as if it stood here. */
export function registerSdkResolution(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      return next(specifier, sdkSpecifier.test(specifier) ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
