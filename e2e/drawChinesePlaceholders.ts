// A page that shows Chinese loads some forty files of the bundled fonts, unless the system has some; every test
// would load and decode them again, which is a tenth of the time of all browser tests. Here each Chinese character is a square
// as wide as the character, under the names of the system's fonts, so that the layout is the same on every machine.
import type { BrowserContext } from '@playwright/test';

/** TrueType, made with fontTools: one glyph for all of Unicode's Chinese blocks (`cmap` format 13). */
const font =
  'AAEAAAAKAIAAAwAgT1MvMnNgTiMAAAEoAAAAYGNtYXAAGbvrAAABkAAAAExnbHlmTgXViAAAAeQAAAAqaGVhZDFQrlQAAACsAAAANmhoZWEH' +
  'WgOuAAAA5AAAACRobXR4BCQAAAAAAYgAAAAGbG9jYQAVAAAAAAHcAAAABm1heHAABQAKAAABCAAAACBuYW1ljNSXYQAAAhAAAACEcG9zdAAD' +
  'AAAAAAKUAAAAIAABAAAAAQAAjxhJ6V8PPPUAAwPoAAAAAOcotT4AAAAA5yi1PgA8/8QDrAM0AAAAAwACAAAAAAAAAAEAAANw/4gAAAPoADwA' +
  'PAOsAAEAAAAAAAAAAAAAAAAAAAABAAEAAAACAAgAAgAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAwPoAZAABQAEAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAPz8/PwAALoD//wNw/4gAAANwAHgAAAAAAAAAAAAAAAAAAAAgAAAD6AAAADwAAAAAAAEA' +
  'AwAKAAAADAANAAAAAABAAAAAAAAAAAQAAC6AAACf/wAAAAEAAPkAAAD6/wAAAAEAAP8AAAD/7wAAAAEAAgAAAAL6HwAAAAEAAAAAABUAAAAC' +
  'ADz/xAOsAzQAAwAHAAAXESERJSERITwDcPzWAuT9HDwDcPyQRgLkAAAAAAAABAA2AAEAAAAAAAEAEwAAAAEAAAAAAAIABwATAAMAAQQJAAEA' +
  'JgAaAAMAAQQJAAIADgBAQ2hpbmVzZSBQbGFjZWhvbGRlclJlZ3VsYXIAQwBoAGkAbgBlAHMAZQAgAFAAbABhAGMAZQBoAG8AbABkAGUAcgBS' +
  'AGUAZwB1AGwAYQByAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

/** Draws squares in place of Chinese characters on all pages of the context. */
export async function drawChinesePlaceholders(context: BrowserContext): Promise<void> {
  await context.addInitScript(addFont, font);
}

/** Runs in the page. */
function addFont(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  for (const family of ['PingFang HK', 'PingFang SC']) document.fonts.add(new FontFace(family, bytes));
}
