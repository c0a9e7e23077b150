// What the host provides to the kit, as far as measured pages need it.
import type { Endpoint } from '@brokerdesk/api';
import { HostServicesContext, kitTexts, PluginScopeContext, ScreenParamsContext } from '@brokerdesk/plugin-sdk/host';
import '@brokerdesk/plugin-sdk/kit.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

const texts = i18next.createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { kit: kitTexts.messages.en } }, interpolation: { escapeValue: false } });

const preferences = { read: () => undefined, save: () => {}, subscribe: () => () => {} };
const noDrafts = { load: async () => undefined, save: () => {}, remove: async () => {} };
const queries = new QueryClient();

/** Responds to the calls of a measured page. */
export type RespondToCall = (
  endpoint: Endpoint,
  input: { readonly query?: { readonly q?: string } },
) => Promise<unknown>;

/** Props of {@link KitProviders}. */
export interface KitProvidersProps {
  readonly respond: RespondToCall;
  /** The English texts that all screens of the measured plugin share. */
  readonly texts?: object;
  /** Where unsaved input is kept; nowhere by default. */
  readonly drafts?: object;
  readonly children: ReactNode;
}

/** Provides English texts, and calls that `respond` responds to. */
export function KitProviders({ respond, texts: own = {}, drafts = noDrafts, children }: KitProvidersProps) {
  const [params, setParams] = useState({});
  useState(() => texts.addResourceBundle('en', 'bench', own));
  const [services] = useState(() => ({
    language: 'en',
    navigation: {
      canOpen: () => true,
      hrefOf: async ({ params: { id } }: { params: { id: string } }) => `#${id}`,
      open: async () => {},
      setParams: async (next: object) => setParams(next),
      guard: () => () => {},
    },
    notify: () => {},
    preferences,
    drafts,
    addTexts: async (namespace: string, messages: { en: object }) =>
      void texts.addResourceBundle('en', namespace, messages.en),
  }));
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <HostServicesContext value={services as never}>
          <PluginScopeContext value={{ pluginId: 'bench', api: { call: respond } as never }}>
            <ScreenParamsContext value={params}>{children}</ScreenParamsContext>
          </PluginScopeContext>
        </HostServicesContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
