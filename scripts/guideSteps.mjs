// Reads the steps of a guide from its code blocks: commands (`sh`), the output of the last one (`text`), whole files (`ts` and
// `tsx`, whose first line names the file), and edits (`diff`, in which a line `--- <file>` begins the edit of a file).

/**
 * @typedef {{ kind: 'command', command: string }
 *   | { kind: 'output', text: string }
 *   | { kind: 'file', file: string, text: string }
 *   | { kind: 'edit', file: string, before: string, after: string }} GuideStep
 */

/** @type {Readonly<Record<string, (block: string) => readonly GuideStep[]>>} */
const readers = {
  sh: (block) => linesOf(block).map((command) => ({ kind: 'command', command })),
  text: (block) => [{ kind: 'output', text: block }],
  ts: readFileBlock,
  tsx: readFileBlock,
  diff: readEdits,
};

/**
 * Returns the steps in their order. A block in another language is an error, because nothing would run it.
 *
 * @param {string} guide
 * @returns {readonly GuideStep[]}
 */
export function readSteps(guide) {
  return [...guide.matchAll(/^ *```(.*)\n([^]*?)^ *```$/gm)].flatMap(([, language = '', block = '']) => {
    const read = readers[language];
    if (!read) throw new Error(`A block in "${language}" is no step of a guide:\n${block}`);
    return read(block);
  });
}

/**
 * Returns a file after an edit.
 *
 * @param {string} source
 * @param {{ file: string, before: string, after: string }} edit
 */
export function applyEdit(source, { file, before, after }) {
  const parts = source.split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times what an edit replaces:\n${before}`);
  return parts.join(after);
}

/**
 * @param {string} block
 * @returns {readonly GuideStep[]}
 */
function readFileBlock(block) {
  const [, file, text] = /^\/\/ (\S+)\n([^]*)$/.exec(block) ?? [];
  if (file === undefined || text === undefined)
    throw new Error(`A block has no file name in its first line:\n${block}`);
  return [{ kind: 'file', file, text }];
}

/**
 * @param {string} block
 * @returns {readonly GuideStep[]}
 */
function readEdits(block) {
  return block.split(/^(?=--- )/m).map((edit) => {
    const [title = '', ...lines] = linesOf(edit);
    if (!title.startsWith('--- ')) throw new Error(`An edit has no file name:\n${edit}`);
    const side = (/** @type {string} */ sign) =>
      lines.filter((line) => line[0] === sign || line[0] === ' ').map((line) => `${line.slice(1)}\n`);
    return { kind: 'edit', file: title.slice(4), before: side('-').join(''), after: side('+').join('') };
  });
}

/** @param {string} block */
function linesOf(block) {
  return block.split('\n').filter((line) => line !== '');
}
