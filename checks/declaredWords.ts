import { globSync, readFileSync } from 'node:fs';

/**
 * Returns every word in the API report of the SDK and in the declarations of docs/reference: the names that it exports, their
 * props and types. `npm test` compares both with the source.
 */
export function declaredWords(): ReadonlySet<string> {
  const report = readFileSync('packages/plugin-sdk/plugin-sdk.api.md', 'utf8');
  const pages = globSync('docs/reference/*.md').map((file) => readFileSync(file, 'utf8'));
  const declarations = pages.flatMap((page) => page.match(/^```ts\n[^]*?^```/gm) ?? []);
  return new Set(
    [report, ...declarations].flatMap((code) => code.replaceAll(/\/\*[^]*?\*\//g, '').match(/[\w-]+/g) ?? []),
  );
}
