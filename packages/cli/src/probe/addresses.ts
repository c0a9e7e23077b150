import type { LivePortal } from './openPortal.ts';

/** Returns the address of a path of a portal. */
export function at({ page }: LivePortal, path: string): URL {
  return new URL(path, page);
}

/** Returns the address of a call. */
export function api(portal: LivePortal, path: string): URL {
  return at(portal, portal.apiBase + path);
}

/** Returns the path of the registry of a portal's broker. */
export function registryOf({ registryBase, broker }: LivePortal): string {
  return `${registryBase}${broker ?? 'default'}.json`;
}

/** Returns the path of a script that every page needs. */
export function firstScript({ integrity }: LivePortal): string {
  const scripts = Object.keys(integrity).filter((name) => name.endsWith('.js'));
  return scripts.find((name) => name.includes('/shared-')) ?? scripts[0] ?? '/';
}
