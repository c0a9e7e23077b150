import type { CompiledScreen, TabGroup } from './CompiledPortal.ts';

/** Creates a look-up from code and child name to address. A page with tabs and no own screen opens its first tab. */
export function createAddressLookup(screens: Iterable<CompiledScreen>, tabGroups: Iterable<TabGroup>) {
  const addresses = new Map<string, string>();
  for (const { code, child, address } of screens) addresses.set(child === null ? code : `${code} ${child}`, address);
  for (const { code, tabs } of tabGroups) {
    const [first] = tabs;
    if (first && !addresses.has(code)) addresses.set(code, first.address);
  }
  return (code: string, child?: string) => addresses.get(child === undefined ? code : `${code} ${child}`);
}
