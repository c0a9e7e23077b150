/**
 * Adds the styles of a lazily loaded part to the page. They are bundled in the script, because the import map maps only
 * scripts, and added as a constructed sheet, because the page's policy forbids inline ones.
 */
export function injectStyleSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
