// One picture, and the variants in which it is taken.

/** @typedef {import('@playwright/test').Page} Page */

export const locales = { en: 'en-GB', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' };
export const languages = /** @type {(keyof typeof locales)[]} */ (Object.keys(locales));
export const themes = /** @type {const} */ (['light', 'dark']);
export const widths = [1280, 768];
export const height = 800;

/**
 * @param {Page} page
 * @param {string} path
 */
export async function takePicture(page, path) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What follows a change of width or theme is drawn.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  await page.screenshot({ path, animations: 'disabled', fullPage: true });
}

/** @param {string} name */
export function fileName(name) {
  return name.replaceAll(/[^\p{L}\p{N} ,-]/gu, '');
}
