import '../shell/shell.css';
import { type Configuration, getConfiguration, wireLanguages } from '@brokerdesk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { kitMessages } from '@brokerdesk/plugin-sdk/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { Texts } from '../languages/createTexts.ts';
import { loadNameFonts } from '../languages/loadFonts.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { compileInternal } from '../permissions/compileInternal.ts';
import { compileRoutes } from '../permissions/compileRoutes.ts';
import { createPluginRuntime } from '../plugins/createPluginRuntime.ts';
import { fetchRegistry } from '../plugins/fetchRegistry.ts';
import { internalBroker } from '../session/brokerPath.ts';
import { leaveToLogin } from '../session/leave.ts';
import { keepSessionRemain, readTokens, type StoredSession } from '../session/sessionStorage.ts';
import { announceIn } from '../shell/announcementAtom.ts';
import { createNavigation } from '../shell/createNavigation.ts';
import { ErrorDialogs } from '../shell/ErrorDialogs.tsx';
import { addNoticeAtom } from '../shell/noticeAtoms.ts';
import { PortalContext, type PortalServices } from '../shell/PortalContext.ts';
import { createWire } from '../wire/createWire.ts';
import { createQueryCodec } from '../wire/queryCodec.ts';
import type { RuntimeConfig } from '../wire/RuntimeConfig.ts';
import { signatureScheme } from '../wire/SignatureScheme.ts';
import { createPortalRouter } from './createPortalRouter.tsx';
import { createQueries } from './createQueries.ts';
import { whenIdle } from './whenIdle.ts';

/** What {@link showShell} needs. */
export interface ShellOptions {
  readonly config: RuntimeConfig;
  readonly texts: Texts;
  readonly session: StoredSession;
  /** What the sign-in page has fetched already. */
  readonly handover: { readonly configuration?: Configuration; readonly registry?: Promise<Registry> };
}

type Store = ReturnType<typeof createStore>;

/** Shows the portal to a signed-in person. Calls it again by itself if the start fails and he wants another try. */
export async function showShell(root: Root, options: ShellOptions): Promise<void> {
  const { config, texts, session, handover } = options;
  const store = createStore();
  const clientOf = createClients(options, store);
  root.render(
    <Provider store={store}>
      <ErrorDialogs displayCode={session.displayCode} />
    </Provider>,
  );
  try {
    const [registry, configuration] = await Promise.all([
      handover.registry ?? fetchRegistry(config.registryBase, session.displayCode),
      handover.configuration ?? clientOf().call(getConfiguration, {}),
      texts.add('kit', kitMessages),
    ]);
    const { router, services } = await assemble(options, { registry, configuration, clientOf, store });
    const queries = createQueries();
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <PortalContext value={services}>
            <RouterProvider router={router} />
          </PortalContext>
        </QueryClientProvider>
      </Provider>,
    );
    // Without them the system's own fonts stand in.
    whenIdle(() => void loadNameFonts());
  } catch (error) {
    root.render(
      <LoadFailure
        title={texts.i18n.t('host:errors.startTitle')}
        error={error}
        onRetry={() => void showShell(root, { ...options, handover: {} })}
      >
        <button type="button" className="bp6-button" onClick={() => leaveToLogin(session.displayCode)}>
          {texts.i18n.t('host:errors.signOut')}
        </button>
      </LoadFailure>,
    );
  }
}

interface Arrived {
  readonly registry: Registry;
  readonly configuration: Configuration;
  readonly clientOf: PortalServices['clientOf'];
  readonly store: Store;
}

async function assemble({ config, texts, session, handover }: ShellOptions, arrived: Arrived) {
  const { registry, configuration, clientOf, store } = arrived;
  const { plugins } = registry;
  const safeMode = new URLSearchParams(location.search).get('safe-mode') === '1';
  const portal =
    session.displayCode === internalBroker.displayCode
      ? compileInternal(plugins)
      : compileRoutes({ functions: session.functions, plugins, safeMode });
  for (const { manifest } of plugins) texts.addTitles(manifest.id, manifest.titles);
  await texts.override(configuration.textOverrides);
  const { held, activePlugins } = portal;
  const runtime = createPluginRuntime({ plugins, activePlugins, held, safeMode, texts });
  const codec = createQueryCodec(session.queryKey);
  const router = createPortalRouter({ session, codec });
  const notify: PortalServices['notify'] = (notice) => store.set(addNoticeAtom, notice);
  const navigation = createNavigation({
    portal,
    codec,
    displayCode: session.displayCode,
    router: () => router,
    notify,
    tooLong: () => texts.i18n.t('host:query.tooLong'),
  });
  const services: PortalServices = {
    config,
    session,
    configuration,
    registry,
    portal,
    runtime,
    texts,
    navigation,
    safeMode,
    hasJustSignedIn: handover.configuration !== undefined,
    clientOf,
    notify,
  };
  return { router, services };
}

function createClients({ config, texts, session }: ShellOptions, store: Store): PortalServices['clientOf'] {
  const clients = new Map<string | undefined, ApiClient>();
  const wire = createWire({
    apiBase: config.apiBase,
    signature: signatureScheme(config.signature),
    caller: () => {
      const { token, refreshToken } = readTokens();
      const language = wireLanguages[texts.language()];
      return { brokerCode: session.person.brokerCode, language, token, refreshToken };
    },
    onSessionRemain: keepSessionRemain,
    announce: announceIn(store, () => texts.i18n.t('host:errors.uploadTooLarge')),
  });
  return (pluginId) => {
    const client = clients.get(pluginId) ?? wire.clientOf(pluginId);
    clients.set(pluginId, client);
    return client;
  };
}
