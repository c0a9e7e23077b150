/** Texts that a page must show as they are. A script in them would set `window.executed`. */
const hostileTexts: readonly string[] = [
  '<script>window.executed=1</script>',
  '</title><script>window.executed=1</script>',
  '"><img src=x onerror=window.executed=1>',
  '<details open ontoggle=window.executed=1>',
  'javascript:window.executed=1',
  '{{count}} $t(host:plugin.loading) %s',
  '__proto__',
  '\u202E\u2066text from right to left\u2069',
  `${'A'.repeat(300)} `,
];

/** Whether people have written a text; codes, identifiers, times and addresses of files stay as they are. */
function isFreeText(text: string): boolean {
  return /[\s@]|\P{ASCII}/u.test(text);
}

/** Replaces the free texts of a response, in turn. */
export function makeHostile(body: unknown): string {
  let count = 0;
  return JSON.stringify(body, (_key, value: unknown) => {
    if (typeof value !== 'string' || !isFreeText(value)) return value;
    count += 1;
    return hostileTexts[count % hostileTexts.length];
  });
}
