import { readFileSync } from 'node:fs';

/**
 * Returns every word in the API report of the SDK: the names that it exports, their props and types. `npm test` compares it with
 * the source.
 */
export function declaredWords(): ReadonlySet<string> {
  return new Set(readFileSync('packages/plugin-sdk/plugin-sdk.api.md', 'utf8').match(/[\w-]+/g));
}
