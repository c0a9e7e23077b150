import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

let axeScript: string | undefined;

/** Reads the script that defines `axe` in a page. Throws an error if the package `axe-core` is not installed. */
export function readAxeScript(): string {
  axeScript ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return axeScript;
}

const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
  // Without the style sheets, which axe would otherwise read again at each run, for an experimental rule outside of these tags.
  preload: { assets: ['media'] },
};

/** What depends on the theme alone. */
const contrastOptions: RunOptions = { ...options, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** The rows of a list are alike; checking every cell takes half a minute on a small machine. */
const furtherRows = '[role="row"]:nth-child(n + 5)';

/** What a page gets to run axe with. */
interface AxeRun {
  readonly excluded: string;
  readonly options: RunOptions;
}

/** Returns what axe finds on a page, after its animations have ended: during a fade, colours are paler. */
export function findAccessibilityViolations(page: Page): Promise<readonly string[]> {
  return findViolations(page, options);
}

/** Returns the contrasts that are too low, for a page that was checked in the other theme. */
export function findContrastViolations(page: Page): Promise<readonly string[]> {
  return findViolations(page, contrastOptions);
}

async function findViolations(page: Page, given: RunOptions): Promise<readonly string[]> {
  const run: AxeRun = { excluded: furtherRows, options: given };
  const found = await page.evaluate(runAxe, run);
  if (found) return found;
  await page.evaluate(readAxeScript());
  return (await page.evaluate(runAxe, run)) ?? ['axe is not in the page'];
}

/** Runs in the page; undefined if the page has no axe. Endless and long animations are not awaited. */
async function runAxe(run: AxeRun) {
  if (window.axe === undefined) return undefined;
  const longestMs = 1000;
  const short = document.getAnimations().filter(({ effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return typeof end === 'number' && end <= longestMs;
  });
  // A cancelled animation has ended as well.
  await Promise.allSettled(short.map(({ finished }) => finished));
  const { violations } = await window.axe.run({ exclude: [[run.excluded]] }, run.options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
