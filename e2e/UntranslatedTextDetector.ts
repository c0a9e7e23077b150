// Finds English on a Chinese page. A word in Latin letters is allowed if Chinese texts use it too (latinWords.ts), if it is
// an identifier such as DE0000007, or if it is data, that is, part of a response. The English member of a text in three
// languages is not data for a Chinese page.
import type { Page, Response } from '@playwright/test';
import { foreignWords } from '../packages/cli/src/texts/latinWords.ts';

declare global {
  interface Window {
    /** Exposed by {@link UntranslatedTextDetector.start}. */
    recordTyped?: (words: string) => void;
  }
}

/** Not texts of the portal: details for plugin developers, marked as English, and the text layer of a PDF. */
const ignoredSelector = '.bd-failure-details [lang="en"], .bd-inspector [lang="en"], .bdk-pdf-text';

interface TextFinding {
  /** The element or attribute, such as `button.bdk-tool[aria-label]`. */
  readonly source: string;
  readonly text: string;
}

/** Records the responses that a page receives, and reads the texts that it shows or exposes to screen readers. */
export class UntranslatedTextDetector {
  readonly #page: Page;
  readonly #typed = new Set<string>();
  readonly #data = new Set<string>();
  readonly #responses: Promise<string>[] = [];

  /** Begins to record; call it before the first page is opened. */
  static async start(page: Page): Promise<UntranslatedTextDetector> {
    const detector = new UntranslatedTextDetector(page);
    await page.exposeFunction('recordTyped', (words: string) => detector.#typed.add(words));
    await page.addInitScript(observeTyping);
    return detector;
  }

  private constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      if (isData(response)) this.#responses.push(bodyOf(response));
    });
  }

  /** Adds data that did not come with a response, such as a minted session. */
  addData(data: unknown): void {
    for (const value of valuesIn(data)) this.#data.add(value);
  }

  /** Returns the English on the page, one line each, with the element that contains it. */
  async find(): Promise<readonly string[]> {
    const bodies = await Promise.all(this.#responses);
    const received = bodies.filter((body) => body !== '').flatMap((body) => valuesIn(JSON.parse(body) as unknown));
    const values = new Set([...this.#data, ...received]);
    // Pages repeat what was typed.
    for (const part of new URL(this.#page.url()).pathname.split('/')) values.add(part);
    for (const typed of this.#typed) values.add(typed);
    const found = await this.#page.evaluate(readPage, ignoredSelector);
    const lines = found
      .filter(({ text }) => latinRunsIn(text).some((run) => !isDataRun(run, values)))
      .map(({ source, text }) => `${source}: ${text}`);
    return [...new Set(lines)];
  }
}

function isData(response: Response): boolean {
  const { pathname } = new URL(response.url());
  return /^\/(api|admin\/registry)\//.test(pathname) && (response.headers()['content-type'] ?? '').includes('json');
}

async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    // The page that sent the request has gone, so the response is not shown.
    return '';
  }
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
function valuesIn(value: unknown, key = ''): readonly string[] {
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

/** Runs in the page. */
function observeTyping() {
  addEventListener('input', ({ target }) => window.recordTyped?.((target as HTMLInputElement).value), {
    capture: true,
  });
}

/** Runs in the page: collects all visible texts and those for screen readers. */
function readPage(skipped: string): TextFinding[] {
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'];
  const attributes = [...spoken, 'title', 'placeholder', 'alt', 'label'];
  const found: TextFinding[] = [{ source: 'title', text: document.title }];
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
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo);
      if (content.startsWith('"')) add(element, { text: content.slice(1, -1), part: pseudo });
    }
  }
  return found;
}
