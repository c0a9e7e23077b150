import { readdirSync, readFileSync } from 'node:fs';
import type { EndpointDocs } from '../src/open-api/describeApi.ts';

/** Reads the comments above the calls of a source folder, by the name of the call. */
export function readEndpointDocs(folder: URL): Readonly<Record<string, EndpointDocs>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return Object.fromEntries(
    files.flatMap((file) => docsIn(readFileSync(new URL(file, folder), 'utf8'), file.replace(/\.ts$/, ''))),
  );
}

function docsIn(source: string, tag: string): (readonly [string, EndpointDocs])[] {
  return [...source.matchAll(/^export const (\w+) = endpoint\(/gm)].map(({ 1: name = '', index }) => {
    const text = textOf(source.slice(0, index));
    if (text === undefined) throw new Error(`${tag}.ts: ${name} has no comment above it.`);
    const summary = /^[\s\S]*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
    return [name, { tag, summary: summary.replace(/\s+/g, ' '), description: text }] as const;
  });
}

/** The text of the comment that ends at this position. */
function textOf(before: string): string | undefined {
  const start = before.lastIndexOf('/**');
  const comment = start < 0 ? undefined : /^\/\*\*([\s\S]*?)\*\/\s*$/.exec(before.slice(start))?.[1];
  const text = comment
    ?.split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join('\n')
    .replace(/\{@link ([^}]+)\}/g, '`$1`')
    .trim();
  return text === '' ? undefined : text;
}
