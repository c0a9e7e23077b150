import { registerHooks } from 'node:module';

// The packages of ours that a definition or a mock.ts imports; a plugin may be far from this repository, without packages.
const sdkSpecifier = /^(?:@brokerdesk\/plugin-sdk|zod)(?:\/|$)/;
let isRegistered = false;

/** Lets code in any folder import the SDK and the schema library as if it were in this repository. */
export function registerSdkResolution(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      return next(specifier, sdkSpecifier.test(specifier) ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
