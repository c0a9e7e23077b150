// A back end may be newer than the portal: words that the contract does not have are shown as their text and never break
// a screen. Every word of a fixed set in every response is replaced by a random one.
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import ApplicationsCard from './slots/ApplicationsCard.tsx';
import DocumentCheckCard from './slots/DocumentCheckCard.tsx';
import plugin from './plugin.ts';
import ApplicationDetailScreen from './screens/applicationDetail/ApplicationDetailScreen.tsx';
import ApplicationListScreen from './screens/applicationList/ApplicationListScreen.tsx';
import DocumentCheckScreen from './screens/checkDocument/DocumentCheckScreen.tsx';
import ProcessScreen from './screens/checkDocument/ProcessScreen.tsx';
import { openBackend, polyfillObjectUrls, type TestBackend } from './testBackendFixture.ts';

let backend: TestBackend;
/** A mainland applicant, who has all tabs. */
let applyID: string;

beforeAll(async () => {
  polyfillObjectUrls();
  await Promise.all([
    import('./screens/applicationDetail/similar/SimilarApplicants.tsx'),
    import('./screens/applicationDetail/addressProof/AddressProof.tsx'),
    import('./screens/applicationDetail/files/Files.tsx'),
  ]);
});
beforeEach(async () => {
  backend = await openBackend();
  ({ applyID } = await backend.find('IBO', ({ idType }) => idType === 'MAINLAND_ID'));
});
afterEach(cleanup);

/** Also words that are properties of every object, keys of i18next, or placeholders of a text. */
const words = fc.oneof(
  fc.constantFrom(
    'XYZ',
    '__proto__',
    'constructor',
    'toString',
    'a.b',
    'host:home',
    '{{count}}',
    '$t(menu.application)',
  ),
  fc.stringMatching(/^\S{1,20}$/),
);

describe('unknown words of a back end', () => {
  it.each([
    ['the list of applications', <ApplicationListScreen key="list" />, {}, 'grid'],
    ['the document check', <DocumentCheckScreen key="check" />, {}, 'grid'],
    ['an application', <ApplicationDetailScreen key="detail" />, { isDetail: true }, 'article'],
    ['the process of an application', <ProcessScreen key="process" />, { isDetail: true }, 'article'],
  ] as const)('are shown in %s', async (_what, element, { isDetail = false }: { isDetail?: boolean }, role) => {
    const check = async (word: string) => {
      await renderScreen(element, {
        plugin,
        session: backend.session,
        api: replaceWords(backend.api, word),
        params: isDetail ? { id: applyID } : {},
      });
      const content = await screen.findByRole(role);
      await waitFor(() => expect(content.textContent).toContain(word));
      // A key would show that a text was looked up by the word.
      for (const prefix of prefixes) expect(content.textContent).not.toContain(`${prefix}.${word}`);
      if (isDetail) await openTabs();
      cleanup();
    };
    await fc.assert(fc.asyncProperty(words, check), { numRuns: 6 });
  });

  it('that are another spelling of a status have its label, and the filter sends that spelling', async () => {
    const spell = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (key, item: unknown) => (key === 'status' && item === 'SOF' ? 'TBI' : item));
    const api: ApiClient = {
      call: async (...input) => spell(await backend.api.call(...input)) as never,
      callForBlob: backend.api.callForBlob,
    };
    const signed = await backend.find('SOF');
    const list = { plugin, session: backend.session, api, params: { status: 'SOF' } };
    const { params } = await renderScreen(<DocumentCheckScreen />, list);
    const row = await screen.findByRole('row', { name: new RegExp(signed.applyID) });
    expect(row.textContent).toContain('To be imported');
    fireEvent.click(await screen.findByRole('button', { name: /^To import \d/ }));
    await waitFor(() => expect(params()).toEqual({ status: 'TBI' }));
  });

  it('leave the counts of the home page working', async () => {
    const check = async (word: string) => {
      const cards = (
        <>
          <ApplicationsCard />
          <DocumentCheckCard />
        </>
      );
      await renderScreen(cards, { plugin, session: backend.session, api: replaceWords(backend.api, word) });
      await waitFor(() => expect(document.querySelectorAll('[aria-busy="false"]')).toHaveLength(2));
      cleanup();
    };
    await fc.assert(fc.asyncProperty(words, check), { numRuns: 4 });
  });
});

/** Opens every tab that the screen has; none may fail. */
async function openTabs(): Promise<void> {
  for (const tab of screen.queryAllByRole('tab')) {
    fireEvent.click(tab);
    // One after the other, as they share the place.
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(screen.getByRole('tabpanel').querySelector('.bdk-waiting:not(:empty)')).toBeNull());
  }
}

const prefixes = ['status', 'work', 'region', 'idTypeShort', 'action', 'documents', 'history', 'field', 'step'];

const fields = new Set(['status', 'fromStatus', 'toStatus', 'action', 'region', 'idType', 'kind', 'type', 'field']);

/** Replaces words in the responses of a client. Lists are shortened, because a test of a few rows shows as much. */
function replaceWords(api: ApiClient, word: string): ApiClient {
  return {
    call: async (...input) => replaceIn(await api.call(...input), word) as never,
    callForBlob: (...input) => api.callForBlob(...input),
  };
}

function replaceIn(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceField(key, item, word)]));
}

function replaceField(key: string, value: unknown, word: string): unknown {
  // The tab of the address proof belongs to one kind of document.
  if (key === 'idType' && value === 'MAINLAND_ID') return value;
  if (fields.has(key) && typeof value === 'string') return word;
  if (key === 'actions') return [...(value as readonly string[]), word];
  if (key === 'work')
    return { action: word, startTime: '2026-11-04T01:00:00Z', dueTime: '2026-11-04T03:00:00Z', by: 'A' };
  return replaceIn(key === 'items' ? (value as readonly unknown[]).slice(0, 2) : value, word);
}
