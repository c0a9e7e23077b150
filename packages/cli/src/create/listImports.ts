import type { Files } from './renameSample.ts';

const importPattern = /(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[\w./-]+)?'/g;

/** The packages that files import, those of their tests apart. */
export interface ImportedPackages {
  readonly sources: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
}

/** Lists the packages that a plugin's files import. */
export function listImports(files: Files): ImportedPackages {
  const imported = { sources: new Set<string>(), tests: new Set<string>() };
  for (const [file, content] of files) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const kind = /(?:\.test|Fixture)\.tsx?$/.test(file) ? 'tests' : 'sources';
    for (const [, name] of text.matchAll(importPattern)) if (name !== undefined) imported[kind].add(name);
  }
  return imported;
}
