// Scripts, markup and template syntax in every text that a back end sends: a screen shows them as text, and none is
// executed. What the page logs, such as a violation of its content security policy, fails the test.
import { openEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import type { Page, Route } from '@playwright/test';
import { loadCatalogue } from './catalogue/loadCatalogue.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** Set by a script that was executed. */
    executed?: string;
  }
}

const script = 'window.executed=1';
const payloads = [
  `<script>${script}</script>`,
  `</script><script>${script}</script>`,
  `</title><script>${script}</script>`,
  `</textarea><img src=x onerror=${script}>`,
  `"><img src=x onerror=${script}>`,
  `'><svg onload=${script}>`,
  `<svg><script>${script}</script></svg>`,
  `<svg><animate onbegin=${script} attributeName=x>`,
  `<iframe srcdoc="<script>parent.executed=1</script>"></iframe>`,
  `<iframe src="javascript:${script}"></iframe>`,
  `<math><mtext><img src onerror=${script}></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  `<details open ontoggle=${script}>`,
  `<input autofocus onfocus=${script}>`,
  `<video><source onerror=${script}></video>`,
  `<body onload=${script}>`,
  `<style>@import 'javascript:${script}';</style>`,
  `<link rel=stylesheet href="javascript:${script}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${script}">`,
  `<base href="https://attacker.example.test/">`,
  `<form action="javascript:${script}"><button autofocus>Go</button></form>`,
  `<a href="javascript:${script}" autofocus onfocus=${script}>x</a>`,
  `javascript:${script}`,
  `JaVaScRiPt:${script}`,
  `\u0001javascript:${script}`,
  `data:text/html,<script>${script}</script>`,
  `{{constructor.constructor('${script}')()}}`,
  `\${${script}}`,
  `{{count}} {{name}} {{value}}`,
  `$t(host:plugin.loading)`,
  `%s %d %o`,
  `__proto__`,
  `constructor`,
  `\u202E\u2066text from right to left\u2069`,
  `e\u0301\u0323\u0330\u034F\u035C`.repeat(8),
  `\uD800 half a character`,
];

/** Screens with many texts from the back end, by their names in the catalogue: one of each kind. */
const kinds = ['sign-in', 'palette, results', 'application list', 'application', 'reject'];
/** Further ones, whose texts the same parts show. */
const others = ['home', 'application, history', 'similar applicants', 'document check', 'user list'];
const entries = (await loadCatalogue()).filter(({ name }) => [...kinds, ...others].includes(name));
if (entries.length !== kinds.length + others.length)
  throw new Error('Not all of the screens above are in the catalogue.');

for (const entry of entries) {
  const tag = kinds.includes(entry.name) ? [] : '@whole';
  test(`${entry.name} shows hostile texts as texts`, { tag }, async ({ page, emulator }) => {
    let used = 0;
    await page.route('**/api/**', async (route) => {
      used = await fulfillWithPayloads(route, used);
    });
    page.on('dialog', (dialog) => expect.soft(dialog.message()).toBe('no dialog'));
    await openEntry(entry, new ScreenVisit(page, emulator));
    await expect.poll(() => shownPayloads(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.executed)).toBeUndefined();
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\//);
    // The screen may poll while the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** Replaces the free texts of a response by payloads in turn; returns how many were used so far. */
async function fulfillWithPayloads(route: Route, used: number): Promise<number> {
  const response = await route.fetch();
  if (!(response.headers()['content-type'] ?? '').includes('json')) {
    await route.fulfill({ response });
    return used;
  }
  let count = used;
  const body = JSON.stringify(await response.json(), (_key, value: unknown) =>
    typeof value === 'string' && isFreeText(value) ? payloads[count++ % payloads.length] : value,
  );
  await route.fulfill({ response, body });
  return count;
}

/** A text that people have written; codes, identifiers, times and addresses of files stay as they are. */
function isFreeText(text: string): boolean {
  return /[\s@]|\P{ASCII}/u.test(text);
}

function shownPayloads(page: Page): Promise<number> {
  return page.evaluate(
    (texts) => {
      const shown = document.body.innerText;
      return texts.filter((text) => shown.includes(text)).length;
    },
    payloads.slice(0, 30),
  );
}
