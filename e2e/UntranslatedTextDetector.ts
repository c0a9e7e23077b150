// Finds English on a Chinese page. A word in Latin letters may be there if people write it so in Chinese too
// (latinWords.ts), if it is no word but an identifier such as DE0000007, or if it is data: if an answer of the back end has
// it. The English member of a text in three languages is no data for a Chinese page.
import type { Page, Response } from '@playwright/test';
import { foreignWords } from './latinWords.ts';

declare global {
  interface Window {
    /** Given by {@link UntranslatedTextDetector.start}. */
    recordTyped?: (words: string) => void;
  }
}

/** What no text of the portal is: details for people who build plugins, marked as English, and the words of a PDF. */
const ignoredSelector = '.bd-failure-details [lang="en"], .bd-inspector td[lang="en"], .bdk-pdf-text';

interface TextFinding {
  /** Where it stands, such as `button.bp6-button[aria-label]`. */
  readonly source: string;
  readonly text: string;
}

/** Watches what the back end says to a page, and reads what the page says to people. */
export class UntranslatedTextDetector {
  readonly #page: Page;
  readonly #typed = new Set<string>();
  #responses: Promise<string>[] = [];
  #keptResponses: Promise<string>[] = [];

  /** Begins to watch; before the first page is opened. */
  static async start(page: Page): Promise<UntranslatedTextDetector> {
    const watch = new UntranslatedTextDetector(page);
    await page.exposeFunction('recordTyped', (words: string) => watch.#typed.add(words));
    await page.addInitScript(observeTyping);
    return watch;
  }

  private constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      if (isData(response)) this.#responses.push(bodyOf(response));
    });
  }

  /** What was answered so far stays known, as an answer to a sign-in does. */
  keepResponses(): void {
    this.#keptResponses = [...this.#keptResponses, ...this.#responses];
    this.#responses = [];
  }

  /** Begins anew with what was kept. */
  clearResponses(): void {
    this.#responses = [];
  }

  /** The English on the page, a line each, with the element that says it. */
  async find(): Promise<readonly string[]> {
    const bodies = await Promise.all([...this.#keptResponses, ...this.#responses]);
    const values = new Set(
      bodies.filter((body) => body !== '').flatMap((body) => valuesIn(JSON.parse(body) as unknown)),
    );
    // What somebody typed is said back to him.
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
    // The page that asked has gone, so nobody is shown the answer.
    return '';
  }
}

/** What people would never see of an answer: the names of states and kinds, which have words of their own. */
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

/** All texts of an answer that may be shown on a Chinese page. */
function valuesIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return untranslatedKeys.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  const { EN: _english, ...rest } = value as Record<string, unknown>;
  return Object.entries('SC' in value ? rest : value).flatMap(([name, one]) => valuesIn(one, name));
}

/** Identifiers: a number, an underscore, an at or a dot between letters makes of a word what nobody translates. */
const identifiers = /[\w.@/+:-]*(?:\d|_|@|\w[./:]\w)[\w.@/+:-]*/g;

/** Words that stand together, without those that may be there and without single letters, which are keys. */
function latinRunsIn(text: string): readonly string[] {
  const runs = text.replaceAll(identifiers, '|').match(/\p{Script=Latin}[\p{Script=Latin}' &,-]*/gu) ?? [];
  return runs.map((run) => run.trim()).filter((run) => foreignWords(run).some((word) => word.length > 1));
}

/** A name is often put together from two values. */
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

/** Runs in the page: everything that it says, also to those who cannot see it. */
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
