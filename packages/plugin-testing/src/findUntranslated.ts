// Finds English on a Chinese page. A word in Latin letters is allowed if Chinese texts use it too (latinWords.ts), if it is
// an identifier such as DE0000007, or if it is data, that is, part of a response. The English member of a text in three
// languages is not data for a Chinese page. Browser journeys and the test kit share this file.
import { foreignWords } from '@brokerdesk/plugin-sdk/build';

/** A text on a page. */
export interface ShownText {
  /** The element or attribute, such as `button.bdk-tool[aria-label]`. */
  readonly source: string;
  readonly text: string;
}

/** Returns the English among the texts of a Chinese page that is not data, one line each, with its element. */
export function findUntranslated(found: readonly ShownText[], values: ReadonlySet<string>): readonly string[] {
  const lines = found
    .filter(({ text }) => latinRunsIn(text).some((run) => !isDataRun(run, values)))
    .map(({ source, text }) => `${source}: ${text}`);
  return [...new Set(lines)];
}

/**
 * Collects all visible texts of a page and those for screen readers. Runs in a browser, too, so it uses nothing from outside.
 * `generated` includes content of style sheets, which a simulated page does not have.
 */
export function readShownTexts({ generated }: { readonly generated: boolean }): readonly ShownText[] {
  // Not texts of the portal: details for plugin developers, marked as English, the text layer of a PDF, and data that a
  // screen shows in its other languages on purpose.
  const skipped =
    '[translate="no"]:not(html), .bd-failure-details [lang="en"], .bd-inspector [lang="en"], .bdk-pdf-text';
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'];
  const attributes = [...spoken, 'title', 'placeholder', 'alt', 'label'];
  const found: ShownText[] = [{ source: 'title', text: document.title }];
  const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
  const add = (element: Element, { text, part = '' }: { readonly text: string; readonly part?: string }) => {
    if (/[A-Za-z]/.test(text)) found.push({ source: `${nameOf(element)}${part}`, text: text.trim() });
  };
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest(`script, style, template, noscript, ${skipped}`)) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) add(element, { text: node.textContent ?? '' });
    }
    for (const name of attributes) add(element, { text: element.getAttribute(name) ?? '', part: `[${name}]` });
    if (element instanceof HTMLInputElement && /^(button|submit|reset)$/.test(element.type)) {
      add(element, { text: element.value, part: '[value]' });
    }
    for (const pseudo of generated ? ['::before', '::after'] : []) {
      const { content } = getComputedStyle(element, pseudo);
      if (content.startsWith('"')) add(element, { text: content.slice(1, -1), part: pseudo });
    }
  }
  return found;
}

/** Members of responses that are never shown as they are: states and kinds have translations. */
const untranslatedKeys = new Set([
  'status',
  'fromStatus',
  'toStatus',
  'action',
  'actions',
  'region',
  'type',
  'kind',
  'category',
]);

/** All texts of a response that a Chinese page may show. */
export function valuesIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return untranslatedKeys.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  const { EN: _english, ...rest } = value as Record<string, unknown>;
  return Object.entries('SC' in value ? rest : value).flatMap(([name, one]) => valuesIn(one, name));
}

/** Identifiers: a word with a digit, an underscore, an at sign or a dot between letters is not translated. */
const identifiers = /[\w.@/+:-]*(?:\d|_|@|\w[./:]\w)[\w.@/+:-]*/g;

/** Sequences of words, without the allowed ones and without single letters, which are keys. */
function latinRunsIn(text: string): readonly string[] {
  const runs = text.replaceAll(identifiers, '|').match(/\p{Script=Latin}[\p{Script=Latin}' &,-]*/gu) ?? [];
  return runs.map((run) => run.trim()).filter((run) => foreignWords(run).some((word) => word.length > 1));
}

/** Returns whether a sequence is data; a name is often composed of two values. */
function isDataRun(run: string, values: ReadonlySet<string>): boolean {
  if (values.has(run)) return true;
  for (let at = run.indexOf(' '); at > 0; at = run.indexOf(' ', at + 1)) {
    if (values.has(run.slice(0, at)) && isDataRun(run.slice(at + 1), values)) return true;
  }
  return [...values].some((value) => value.length > run.length && hasWords(value, run));
}

function hasWords(value: string, run: string): boolean {
  const at = value.indexOf(run);
  if (at < 0) return false;
  return !isLatin(value[at - 1]) && !isLatin(value[at + run.length]);
}

function isLatin(character = ''): boolean {
  return /\p{Script=Latin}/u.test(character);
}
