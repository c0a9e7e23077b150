// Measures how long after a file is saved its effect is there: a text in an open page, or another answer of a server.
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A file with its new content. */
export interface Edit {
  readonly file: string;
  readonly content: string;
}

const limitMs = 20_000;
/** Between two requests to a server whose answer will change. */
const pollMs = 4;

/** Lets a page record when each text of the card or of a heading appears, also after it has been reloaded. */
export async function noteTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const note = () => {
      for (const { textContent } of document.querySelectorAll('.bench p, h1, h3')) seen[textContent] ??= Date.now();
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Saves a file and returns the milliseconds until the page shows a text. */
export async function timeText(page: Page, { edit, text }: { edit: Edit; text: string }): Promise<number> {
  const start = Date.now();
  writeFileSync(edit.file, edit.content);
  await page.getByText(text, { exact: true }).waitFor({ timeout: limitMs });
  const end = await page.evaluate(
    (wanted) => (window as unknown as { seen: Record<string, number> }).seen[wanted],
    text,
  );
  if (end === undefined) throw new Error(`The page has not recorded when "${text}" appeared.`);
  return end - start;
}

/** Saves a file and returns the milliseconds until a server answers with a text, and its whole answer then. */
export async function timeAnswer(
  address: string,
  { edit, text }: { edit: Edit; text: string },
): Promise<{ readonly ms: number; readonly answer: readonly string[] }> {
  const start = Date.now();
  writeFileSync(edit.file, edit.content);
  while (Date.now() - start < limitMs) {
    const answer = await readAnswer(address);
    if (answer.includes(text)) return { ms: Date.now() - start, answer };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`${address} does not answer "${text}" ${limitMs / 1000} s after the edit.`);
}

/** Returns no answer from a server that is starting again. */
async function readAnswer(address: string): Promise<readonly string[]> {
  const response = await fetch(address).catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });
  if (response === undefined) return [];
  const { data } = (await response.json()) as { readonly data: readonly string[] | null };
  return data ?? [];
}
