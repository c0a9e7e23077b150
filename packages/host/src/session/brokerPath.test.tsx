import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.replaceChildren();
  vi.resetModules();
});

/** Loads the module as in a page with this configuration. */
async function loadIn(config: object) {
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id: 'brokerdesk-config', textContent: JSON.stringify(config) });
  document.head.append(element);
  return import('./brokerPath.ts');
}

it.each([
  ['/backoffice/', '/backoffice', '/backoffice/demo/main'],
  ['/broker/portal/', '/broker/portal', '/broker/portal/demo/main'],
  ['/', '', '/demo/main'],
])('the portal of a page that names %s lies below it', async (base, basePath, address) => {
  const module = await loadIn({ base });
  expect(module.basePath).toBe(basePath);
  expect(module.basePath + module.mainPath('demo')).toBe(address);
  expect(module.stripBasePath(`${address}/`)).toBe('/demo/main');
  expect(module.displayCodeOf(module.stripBasePath(address))).toBe('demo');
  expect(module.stripBasePath(base)).toBe('/');
});

it('an address of another path has no broker', async () => {
  const { displayCodeOf, stripBasePath } = await loadIn({ base: '/backoffice/' });
  expect(displayCodeOf(stripBasePath('/admin/demo/main'))).toBeUndefined();
  expect(displayCodeOf(stripBasePath('/backoffices/demo/main'))).toBeUndefined();
});
