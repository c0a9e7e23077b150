import type { MountedMenuEntry } from './MountedPlugin.ts';

/** Reads the side menu from the page, without the entry of the home page. */
export function readMenu(homePath: string): readonly MountedMenuEntry[] {
  const list = document.querySelector('.bd-menu');
  return list ? readEntries(list, homePath) : [];
}

function readEntries(list: Element, homePath: string): readonly MountedMenuEntry[] {
  return [...list.children].flatMap((item) => {
    const [label, nested] = [item.querySelector(':scope > :not(ul)'), item.querySelector(':scope > ul')];
    const path = label?.getAttribute('href') ?? null;
    if (path === homePath) return [];
    const title = label?.textContent.trim() ?? '';
    const address = path === null ? null : path.slice(homePath.length + 1);
    return [{ title, address, entries: nested ? readEntries(nested, homePath) : [] }];
  });
}
