import type { PluginDefinition, SetupContext } from '@brokerdesk/plugin-sdk';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showShell } from '../app/showShell.tsx';
import { polyfillTopLayer } from '../components/topLayerFixture.ts';
import { createTexts } from '../languages/createTexts.ts';
import { storeNewSession } from '../session/sessionStorage.ts';
import { createMountEnvironment, type MountEnvironment } from '../testing/createMountEnvironment.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { followEditedPlugins } from './followEditedPlugins.ts';

beforeAll(polyfillTopLayer);

let root: Root;
let page: MountEnvironment;
let announce: () => void;
let latest: Registry | Error;
const stopped: string[] = [];

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'OK', message: '', data: configuration }));
  latest = registryOf('first', 'notes');
});
afterEach(async () => {
  page.leave();
  await act(async () => root.unmount());
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  stopped.length = 0;
});

test('an edited definition changes menu and addresses, and a screen that stays keeps its state', async () => {
  await openNotes();
  fireEvent.click(screen.getByRole('button', { name: 'Counted 0' }));
  await edit(registryOf('second', 'remarks', ['X_NOTES', 'X_NOTES_ARCHIVE']));
  await screen.findByRole('link', { name: 'Remarks' });
  expect(screen.getByRole('link', { name: 'Archive' }).getAttribute('href')).toBe('/admin/demo/main/archive');
  screen.getByRole('button', { name: 'Counted 1' });
  expect(location.pathname).toBe('/admin/demo/main/notes');
  expect(stopped).toEqual(['/admin/notes/first']);
});

test('a registry that cannot be composed leaves the page as it is, and the next edit is shown', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openNotes();
  await edit(new Error('Two plugins have the id "notes".'));
  expect(reported).toHaveBeenCalledTimes(1);
  screen.getByRole('link', { name: 'Notes' });
  await edit(registryOf('third', 'memos'));
  await screen.findByRole('link', { name: 'Memos' });
});

test('an edit that was made while the page started is shown', async () => {
  await openNotes(registryOf('second', 'remarks'));
  await screen.findByRole('link', { name: 'Remarks' });
});

function NotesScreen() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`Counted ${count}`}</button>;
}

async function openNotes(atStart = latest) {
  history.replaceState(null, '', '/admin/demo/main/notes');
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  page = createMountEnvironment();
  root = createRoot(document.getElementById('root') as HTMLElement);
  const config = { apiBase: '/api', registryBase: '/admin/registry/', signature: 'none' } as const;
  const registry = registryOf('first', 'notes');
  const prefetched = { registry: Promise.resolve(registry) };
  await act(async () => {
    const shell = await showShell(root, {
      config,
      texts,
      session: storeSession(),
      prefetched,
      importModule,
      environment: page.environment,
    });
    if (!shell) throw new Error('The shell did not start.');
    latest = atStart;
    const onEdit = (listener: () => void) => {
      announce = listener;
    };
    followEditedPlugins({ shell, registry, onEdit, fetchLatest });
  });
  await screen.findByRole('button', { name: 'Counted 0' });
}

async function edit(next: Registry | Error) {
  latest = next;
  await act(async () => announce());
}

async function fetchLatest(): Promise<Registry> {
  if (latest instanceof Error) throw latest;
  return latest;
}

async function importModule(address: string): Promise<{ default: PluginDefinition }> {
  const screenOf = { kind: 'page', path: 'notes', screen: async () => ({ default: NotesScreen }) };
  const load = async () => ({ default: {} });
  return {
    default: {
      id: 'notes',
      functions: { X_NOTES: screenOf },
      slots: [],
      messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load },
      setup: ({ signal }: SetupContext) => signal.addEventListener('abort', () => stopped.push(address)),
    } as unknown as PluginDefinition,
  };
}

function registryOf(entry: string, title: string, codes: readonly string[] = ['X_NOTES']): Registry {
  const titles = { notes: 'Notes', remarks: 'Remarks', memos: 'Memos', archive: 'Archive' };
  const pages = {
    X_NOTES: { kind: 'page', path: 'notes', title, menu: { icon: 'document' } },
    X_NOTES_ARCHIVE: { kind: 'page', path: 'archive', title: 'archive', menu: { icon: 'box' } },
  } as const;
  const functions = Object.fromEntries(Object.entries(pages).filter(([code]) => codes.includes(code)));
  const shared = { css: [], files: {}, shared: {}, internal: {}, slots: [] };
  const manifest = {
    schemaVersion: 1,
    id: 'notes',
    version: '1.0.0',
    sdk: '^1.0.0',
    entry,
    functions,
    ...shared,
  } as const;
  const all = { en: titles, 'zh-Hans': titles, 'zh-Hant': titles };
  return {
    schemaVersion: 1,
    revision: entry,
    plugins: [{ base: '/admin/notes/', firstParty: true, manifest: { ...manifest, titles: all } }],
  };
}

function storeSession() {
  const name = { EN: 'Notes', SC: '备注', TC: '備註' };
  const node = { parentID: null, name, category: 'Admin', children: [] } as const;
  return storeNewSession('demo', {
    token: 't',
    refreshToken: 'r',
    user: {
      refID: 'U1',
      userID: 'mchan',
      userName: 'Chan Mei Ling',
      type: 'Operator',
      brokerCode: 'DEMO',
      lastLoginTime: '2026-11-19T02:03:04Z',
    },
    functions: ['X_NOTES', 'X_NOTES_ARCHIVE'].map((code) => ({ ...node, functionID: code, functionCode: code })),
    queryKey: { id: 'k1', key: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    draftKey: 'drafts',
    mustChangePassword: false,
  });
}

const configuration = {
  session: { lengthSec: 1800, warnBeforeSec: 300 },
  broker: {
    brokerCode: 'DEMO',
    displayCode: 'demo',
    name: { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' },
    logoUrl: '/logo.png',
    iconUrl: '/icon.png',
    enabled: true,
  },
  accentColour: '#0b5c8a',
  advertisements: { beforeLogin: [], afterLogin: [] },
  textOverrides: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
};

class SilentChannel {
  onmessage = null;
  postMessage() {}
  close() {}
}
