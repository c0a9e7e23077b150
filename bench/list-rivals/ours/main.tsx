// The kit's list with all rows loaded: the response contains every matching row.
import { ListScreen, type ScreenTarget, StatusTag } from '@brokerdesk/plugin-sdk';
import { type Endpoint, listApplications } from '@brokerdesk/plugin-sdk/api';
import { HostServicesContext, kitTexts, PluginScopeContext, ScreenParamsContext } from '@brokerdesk/plugin-sdk/host';
import '@brokerdesk/plugin-sdk/kit.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { type Application, columns as shown, rows } from '../rows.ts';

const texts = i18next.createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { kit: kitTexts.messages.en } }, interpolation: { escapeValue: false } });

const columns = shown.map(([id, header, width]) => ({
  id,
  header,
  width,
  text: (row: Application) => row[id],
  ...(id === 'status' && { cell: (row: Application) => <StatusTag tone="progress">{row.status}</StatusTag> }),
}));
const bulk = { actions: () => [{ id: 'verify', label: 'Verify', run: () => {} }] };
const api = {
  call: async (_endpoint: Endpoint, { query }: { query: { q?: string } }) => {
    const q = query.q?.toLowerCase() ?? '';
    const items = q === '' ? rows : rows.filter((row) => row.name.toLowerCase().includes(q));
    return { items, page: 1, size: items.length, total: items.length };
  },
};
const preferences = { read: () => undefined, save: () => {}, subscribe: () => () => {} };

function App() {
  const [params, setParams] = useState({});
  const [services] = useState(() => ({
    language: 'en',
    navigation: {
      canOpen: () => true,
      hrefOf: async ({ params: { id } }: { params: { id: string } }) => `#${id}`,
      open: async () => {},
      setParams: async (next: object) => setParams(next),
    },
    notify: () => {},
    preferences,
    addTexts: async (namespace: string, messages: { en: object }) =>
      void texts.addResourceBundle('en', namespace, messages.en),
  }));
  return (
    <HostServicesContext value={services as never}>
      <PluginScopeContext value={{ pluginId: 'bench', api: api as never }}>
        <ScreenParamsContext value={params}>
          <ListScreen
            id="applications"
            title="Applications"
            itemsLabel="the applications"
            endpoint={listApplications}
            columns={columns as never}
            rowId={idOf as never}
            defaultSort="-applyDate"
            searchLabel="Name"
            bulk={bulk}
            rowTarget={open as never}
            empty={{ title: '', text: '' }}
          />
        </ScreenParamsContext>
      </PluginScopeContext>
    </HostServicesContext>
  );
}

function idOf({ applyID }: Application): string {
  return applyID;
}

function open({ applyID }: Application): ScreenTarget {
  return { code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: applyID } };
}

Object.assign(globalThis, {
  start() {
    createRoot(document.querySelector('#root') as HTMLElement).render(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={new QueryClient()}>
          <App />
        </QueryClientProvider>
      </I18nextProvider>,
    );
  },
});
