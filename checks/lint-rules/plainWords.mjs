// Wording that readers stumble over in comments, test titles and documents, and what to write instead. Only patterns
// that are wrong nearly every time stand here; `code in backticks` is not prose and is skipped.

/**
 * @typedef {object} WordingRule
 * @property {RegExp} pattern
 * @property {string} advice what to write instead
 */

/** @type {readonly WordingRule[]} */
const wordingRules = [
  {
    pattern: /\b(?:somebody|anybody|nobody|everybody|whoever)\b/i,
    advice: 'name the actor: the user, the caller, another tab, no one',
  },
  { pattern: /\b(?:he|him|his|himself)\b/i, advice: 'write "they" or name the actor' },
  { pattern: /\banew\b/i, advice: 'write "again"' },
  { pattern: /\bonce more\b/i, advice: 'write "again"' },
  { pattern: /\bunder ?way\b/i, advice: 'write "running", or "in flight" for a request' },
  {
    // Not before a noun: "the addresses of its own broker" is fine.
    pattern: /\bof (?:its|one's|one’s|his|her) own(?=\s*(?:[.,;:)!?]|$|(?:that|and|in|for|with|as|on)\b))/i,
    advice: 'write "own" or "separate"',
  },
  { pattern: /\bby (?:itself|themselves)\b/i, advice: 'write "automatically" or "alone"' },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b|less\b|better\b|need\b)[a-z]+/i,
    advice: 'write "is not a …", or "there is no …"',
  },
  { pattern: /\b(?:is|are) (?:another|others|other) than\b/i, advice: 'write "differs from"' },
];

/** @type {WordingRule} */
const docStart = { pattern: /^\s*(?:Gives|Tells|Says)\b/, advice: 'begin with "Returns"' };

/**
 * Finds wording that a rule is against.
 *
 * @param {string} text prose, without comment signs
 * @param {{ isDoc?: boolean }} [options] whether the text is a documentation comment
 * @returns {readonly string[]} a message for each
 */
export function findWordingProblems(text, { isDoc = false } = {}) {
  const prose = text.replaceAll(/```[\s\S]*?```/g, ' ').replaceAll(/`[^`]*`/g, '…');
  const rules = isDoc ? [...wordingRules, docStart] : wordingRules;
  return rules.flatMap(({ pattern, advice }) => {
    const [found] = pattern.exec(prose) ?? [];
    return found === undefined ? [] : [`"${found.trim()}": ${advice}.`];
  });
}
