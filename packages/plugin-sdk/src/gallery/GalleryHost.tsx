import type { Language } from '@brokerdesk/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HostServicesContext, PluginScopeContext, ScreenParamsContext } from '../hooks/useHost.ts';
import type { ApiClient, HostServices, Navigation, Toast, ScreenParams } from '../services/hostServices.ts';
import { createInMemoryDrafts } from '../test-doubles/createInMemoryDrafts.ts';
import { createInMemoryJobs } from '../test-doubles/createInMemoryJobs.ts';
import { createInMemoryPreferences } from '../test-doubles/createInMemoryPreferences.ts';
import { sampleConfiguration, sampleUser } from '../test-doubles/sampleConfiguration.ts';
import type { Messages, MessageSet } from '../services/messages.ts';

/** The props of {@link GalleryHost}. */
export interface GalleryHostProps {
  readonly language: Language;
  /** Handles the calls; without it every call waits forever. */
  readonly api?: ApiClient | undefined;
  readonly params?: ScreenParams | undefined;
  /** Receives the part's notices. */
  readonly onToast: (toast: Toast) => void;
  readonly children: ReactNode;
}

/** Replaces the host in the gallery: everything stays in memory, and navigation does nothing. */
export function GalleryHost({ language, api = pendingApi, params = {}, onToast, children }: GalleryHostProps) {
  const [shown, setShown] = useState(params);
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [drafts] = useState(createInMemoryDrafts);
  const [jobs] = useState(createInMemoryJobs);
  const [preferences] = useState(createInMemoryPreferences);
  const { i18n } = useTranslation();
  const scope = useMemo(() => ({ pluginId: 'gallery', api }), [api]);
  const services = useMemo<HostServices>(
    () => ({
      language,
      currentUser: sampleUser,
      broker: sampleConfiguration.broker,
      configuration: sampleConfiguration,
      permissions: everyPermission,
      navigation: createNavigation(setShown),
      notify: onToast,
      drafts,
      jobs,
      preferences,
      verifyIdentity: (error) => Promise.reject(error),
      viewAs: { roleID: undefined, start: () => {} },
      explainAccess: async () => ({ codes: undefined, steps: [] }),
      addTexts: (namespace, texts) => addTexts(i18n, namespace, texts),
      renderReason: () => null,
      resolvePublicUrl: (address) => address,
      renderSignInPreview: () => null,
      renderSlot: () => null,
      listSlot: () => [],
      listRecordScreens: () => [],
    }),
    [language, onToast, drafts, jobs, preferences, i18n],
  );
  return (
    <QueryClientProvider client={queries}>
      <HostServicesContext value={services}>
        <PluginScopeContext value={scope}>
          <ScreenParamsContext value={shown}>{children}</ScreenParamsContext>
        </PluginScopeContext>
      </HostServicesContext>
    </QueryClientProvider>
  );
}

const pendingApi: ApiClient = {
  call: () => new Promise(() => {}),
  callForBlob: () => new Promise(() => {}),
};

/** All languages are loaded: the gallery switches between them without further requests. */
async function addTexts(texts: i18n, namespace: string, messages: MessageSet<Messages>): Promise<void> {
  texts.addResourceBundle('en', namespace, messages.en);
  for (const language of ['zh-Hans', 'zh-Hant'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    texts.addResourceBundle(language, namespace, (await messages[language]()).default);
  }
}

const everyPermission: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

function createNavigation(setParams: (params: ScreenParams) => void): Navigation {
  return {
    canOpen: () => true,
    hrefOf: async ({ code, child = '' }) => `#${code}/${child}`,
    open: async () => {},
    setParams: async (params) => setParams(params),
    guard: () => () => {},
  };
}
