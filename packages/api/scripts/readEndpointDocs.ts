import { readdirSync, readFileSync } from 'node:fs';
import type { EndpointDocs } from '../src/open-api/describeApi.ts';
import { textOfComment } from './textOfComment.ts';

/** Reads the comments above the calls of a source folder, by the name of the call; `plugin` is whose folder it is. */
export function readEndpointDocs(folder: URL, plugin?: string): Readonly<Record<string, EndpointDocs>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return Object.fromEntries(
    files.flatMap((file) =>
      docsIn(
        readFileSync(new URL(file, folder), 'utf8'),
        plugin === undefined ? { tag: file.replace(/\.ts$/, '') } : { tag: plugin, plugin },
      ),
    ),
  );
}

function docsIn(source: string, place: Pick<EndpointDocs, 'tag' | 'plugin'>): (readonly [string, EndpointDocs])[] {
  return [...source.matchAll(/^export const (\w+) = endpoint\(/gm)].map(({ 1: name = '', index }) => {
    const text = textOfComment(source.slice(0, index));
    if (text === undefined) throw new Error(`${place.tag}: ${name} has no comment above it.`);
    const summary = /^[\s\S]*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
    return [name, { ...place, summary: summary.replace(/\s+/g, ' '), description: text }] as const;
  });
}
