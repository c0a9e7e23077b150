// What the documents of this repository refer to exists: files, headings after `#`, commands of admin-cli.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));

interface Link {
  readonly file: string;
  readonly target: string;
}

test('each link of a document leads to a file, and to a heading of it', () => {
  const links = documents.flatMap(linksOf);
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter((link) => !isValid(link)).map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
});

test('each page that a message of the command line names exists', () => {
  const sources = execFileSync('git', ['grep', '-hoE', 'docs/[A-Za-z/-]+\\.md', '--', 'packages/*.ts'], {
    encoding: 'utf8',
  });
  const pages = new Set(sources.trim().split('\n'));
  expect(pages.size).toBeGreaterThan(2);
  expect([...pages].filter((page) => !existsSync(page))).toEqual([]);
});

test('each command of admin-cli that a document names exists', () => {
  // The two of the shells are declared elsewhere.
  const files = readdirSync('packages/cli/src/commands').map((file) => file.split('.')[0]);
  const commands = new Set([...files, 'completion', 'complete']);
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:`|^|\$ )(?:npx )?admin-cli ([a-z]+)/gm)].map(([, name]) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ name }) => !commands.has(name))).toEqual([]);
});

function linksOf(file: string): readonly Link[] {
  return [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => ({ file, target }))
    .filter(({ target }) => !/^(?:[a-z]+:|\/)/.test(target));
}

function isValid({ file, target }: Link): boolean {
  const [place = '', anchor] = target.split('#');
  const to = place === '' ? file : path.join(path.dirname(file), decodeURI(place));
  if (!existsSync(to)) return false;
  return anchor === undefined || !to.endsWith('.md') || anchorsOf(to).has(anchor);
}

/** As GitHub writes them: a heading that is there again gets a number. */
function anchorsOf(file: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const headings = [...withoutBlocks(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)];
  return new Set(
    headings.map(([, heading = '']) => {
      const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const anchor = words.replaceAll(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

function withoutCode(text: string): string {
  return withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '');
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^ *```[^]*?^ *```$/gm, '');
}
