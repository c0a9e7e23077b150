import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

// The page of one broker, which a redirect within it takes to another address afterwards.
history.replaceState(null, '', '/admin/harbour/nowhere');
vi.resetModules();
const { fetchRegistry } = await import('./fetchRegistry.ts');

const importMap = '<script type="importmap">{"imports":{"main":"/admin/assets/a.js"}}</script>';
let served = importMap;

beforeEach(() => {
  history.replaceState(null, '', '/admin/demo/main');
  document.head.innerHTML = importMap;
  // As docs/hosting.md says: pages are sent to navigations only, and each broker can have another one.
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const asksForPage = new Headers(init?.headers).get('Accept')?.includes('text/html');
    return address === '/admin/harbour/nowhere' && asksForPage
      ? new Response(served)
      : new Response('gone', { status: 404 });
  });
});

afterAll(() => {
  history.replaceState(null, '', '/');
  vi.resetModules();
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

test('a registry that is gone because a new release was published asks for a reload', async () => {
  served = importMap.replace('a.js', 'b.js');
  await expect(fetchRegistry('/admin/registry/0a/', 'demo')).rejects.toMatchObject({ code: 'NEW_RELEASE' });
});

test('a registry that is missing in the release of the page could not be read', async () => {
  served = importMap;
  await expect(fetchRegistry('/admin/registry/0a/', 'demo')).rejects.toMatchObject({ code: 'REGISTRY_UNREADABLE' });
});
