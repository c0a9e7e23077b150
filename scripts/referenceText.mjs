// The text of one export in the reference: heading, TSDoc, declaration, examples, source.

import { existsSync } from 'node:fs';

/** @typedef {import('./readExports.mjs').ExportedName} ExportedName */

/**
 * Returns the section of an export. `link` returns the link to another export, or its name as code;
 * `kitAnchor` is the section of docs/kit.md that says when to take it; `packages` the folder of the packages.
 *
 * @param {ExportedName} exported
 * @param {{ link: (name: string) => string, kitAnchor: string | undefined, packages: string }} options
 * @returns {string}
 */
export function describeName({ name, file, comment, text }, { link, kitAnchor, packages }) {
  const { summary, tags } = readComment(comment, link);
  const guidance = kitAnchor === undefined ? [] : [`[When to take it](../kit.md#${kitAnchor})`];
  if (text === '') return [`### ${name}`, `The part of the same name of \`${file}\`.`, ...guidance].join('\n\n');
  const errors = tags.filter(({ tag }) => tag === 'throws').map(({ content }) => `Throws ${content}`);
  const examples = tags.filter(({ tag }) => tag === 'example').map(({ content }) => code('tsx', content));
  const source = sourceOf(file);
  return [
    `### ${name}`,
    summary,
    ...errors,
    code('ts', shorten(text)),
    ...examples,
    [...guidance, `[${source.slice(source.lastIndexOf('/') + 1)}](${source.replace(/^packages/, packages)})`].join(
      ' · ',
    ),
  ].join('\n\n');
}

/**
 * @param {string} comment
 * @param {(name: string) => string} link
 */
function readComment(comment, link) {
  const [summary = '', ...blocks] = comment.split(/^@(?=\w)/m);
  const inProse = (/** @type {string} */ text) =>
    text.replaceAll(/\{@link (\w+)[^}]*\}/g, (_all, name) => link(name)).trim();
  const tags = blocks.map((block) => {
    const [, tag = '', content = ''] = /^(\w+)\s([^]*)$/.exec(block) ?? [];
    return { tag, content: tag === 'example' ? content.trim() : inProse(content) };
  });
  return { summary: inProse(summary), tags };
}

/**
 * A declaration without what each has, indented as the sources. The type of a schema or endpoint is left out: it repeats the fields.
 *
 * @param {string} text
 */
function shorten(text) {
  const declaration = text
    .replaceAll(/^(?:export )?(?:declare )?/gm, '')
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
  const [, name, type] = /^const (\w+): (?:import\("[^"]+"\)\.)?(Endpoint|z\.Zod\w+)</.exec(declaration) ?? [];
  return name === undefined ? declaration : `const ${name}: ${type};`;
}

/**
 * @param {string} language
 * @param {string} text
 */
function code(language, text) {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** @param {string} file */
function sourceOf(file) {
  const [folder = '', rest = ''] = file.split('/dist-types/');
  const source = `${folder}/${rest.startsWith('src/') ? '' : 'src/'}${rest}`.replace(/\.d\.ts$/, '.ts');
  return existsSync(source) ? source : source.replace(/\.ts$/, '.tsx');
}
