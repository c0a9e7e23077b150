/**
 * Puts the styles of a part that is fetched late onto the page. They travel inside the script, because the import map
 * leads plugins to scripts only, and as a constructed sheet, because the page's policy forbids inline ones.
 */
export function injectStyleSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
