/**
 * Whether a path can be spelled in no other way: two spellings of one address let one guard see another path than the
 * next one does.
 */
export function isCanonicalPath(url: string): boolean {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return !path.includes('//') && !path.includes('%') ? !ambiguous.test(path) : isCanonicalWithEscapes(path);
}

// A fragment never comes from a browser, and the router would end the path there.
const ambiguous = /\/\.{1,2}(?:\/|$)|[\\#]/;
const needlessEscape = /%(?:2[ef]|5c|00|[46][1-9a-f]|[57][0-9a]|3[0-9]|2d|5f|7e)/i;

function isCanonicalWithEscapes(path: string): boolean {
  return !path.includes('//') && !ambiguous.test(path) && !needlessEscape.test(path) && !/%(?![0-9A-F]{2})/.test(path);
}
