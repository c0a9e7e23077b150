import { Button } from '@brokerdesk/plugin-sdk';
import '../shell/shell.css';
import { getConfiguration } from '@brokerdesk/api';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { kitTexts } from '@brokerdesk/plugin-sdk/host';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { failureTexts } from '../texts/failure/failureTexts.ts';
import { sessionTexts } from '../texts/session/sessionTexts.ts';
import { loadLatinFont, loadNameFonts } from '../languages/loadFonts.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { fetchRegistry } from '../plugins/fetchRegistry.ts';
import { createDraftStore } from '../session/createDraftStore.ts';
import { leaveToLogin } from '../session/leaveToLogin.ts';
import { openPreferences } from '../session/openPreferences.ts';
import { takePageView } from '../session/storedView.ts';
import { withFormerIds } from '../session/withFormerIds.ts';
import { flushBeforeLeaving } from '../session/flushBeforeLeaving.ts';
import { watchPageLifecycle } from '../session/watchPageLifecycle.ts';
import { RequestErrorDialog } from '../shell/RequestErrorDialog.tsx';
import { PortalContext, type PortalServices } from '../shell/PortalContext.ts';
import { type ShellServices, assembleServices } from './assembleServices.ts';
import { createShellClients } from './createShellClients.ts';
import { createQueryClient } from './createQueryClient.ts';
import { preparePlugins } from './preparePlugins.ts';
import type { ShellOptions } from './ShellOptions.ts';
import { showSessionEnd } from './showSessionEnd.tsx';
import { startSessionController } from './startSessionController.ts';
import { whenIdle } from './whenIdle.ts';
import { loadChunk } from '../components/loadChunk.ts';
import type { LoadedView } from '../view-as/loadView.ts';

/** A running shell. */
export interface Shell extends Omit<Awaited<ReturnType<typeof assembleServices>>, 'replacePlugins'> {
  readonly queries: QueryClient;
  /** Shows the plugins of another registry. The page keeps its address, and components that stay keep their state. */
  readonly replaceRegistry: (registry: Registry) => Promise<void>;
}

/**
 * Shows the portal to a signed-in user until the session ends. Resolves when it is shown; to undefined if the session has
 * ended meanwhile or the shell could not start, which the page says.
 */
export async function showShell(root: Root, options: ShellOptions): Promise<Shell | undefined> {
  const store = createStore();
  const sessionController = startSessionController(options);
  const drafts = createDraftStore({ draftKey: options.session.draftKey });
  const queries = createQueryClient();
  const pageView = takePageView();
  const clients = createShellClients(options, { store, sessionController, pageView });
  watchPageLifecycle(sessionController);
  flushBeforeLeaving(drafts);
  showSessionEnd(root, { sessionController, drafts, queries, store });
  return renderShell(root, options, { store, sessionController, drafts, queries, pageView, ...clients });
}

/** Calls itself again if the start fails and the user retries. */
async function renderShell(root: Root, options: ShellOptions, services: ShellServices): Promise<Shell | undefined> {
  const { config, texts, session, prefetched } = options;
  const { store, queries, sessionController, clientOf } = services;
  const hasEnded = () => sessionController.state().phase === 'ended';
  if (hasEnded()) return undefined;
  root.render(
    <Provider store={store}>
      <RequestErrorDialog displayCode={session.displayCode} />
    </Provider>,
  );
  try {
    const registry = prefetched.registry ?? fetchRegistry(config.registryBase, session.displayCode);
    const opened = Promise.all([openPreferences({ draftKey: session.draftKey }), registry]).then(([own, arrived]) =>
      withFormerIds(own, arrived),
    );
    const view = await openView(options, services);
    const shown = view?.functions ? { ...options, session: { ...session, functions: view.functions } } : options;
    const prepare = (arrived: Registry) => preparePlugins(shown, arrived, { queries, preferences: opened, clientOf });
    const [prepared, configuration, preferences] = await Promise.all([
      registry.then(prepare),
      prefetched.configuration ?? clientOf().call(getConfiguration, {}),
      opened,
      texts.add(kitTexts),
      texts.add(sessionTexts),
      texts.add(failureTexts),
    ]);
    // Not before, when it would delay the code that the page waits for.
    loadLatinFont();
    const { router, portal, replacePlugins } = await assembleServices(shown, {
      prepared,
      configuration,
      preferences,
      services,
      view,
    });
    if (hasEnded()) return undefined;
    const render = (shownPortal: PortalServices) =>
      root.render(
        <Provider store={store}>
          <QueryClientProvider client={queries}>
            <PortalContext value={shownPortal}>
              <RouterProvider router={router} />
            </PortalContext>
          </QueryClientProvider>
        </Provider>,
      );
    render(portal);
    sessionController.setWarningTime(configuration.session.warnBeforeSec * 1000);
    void prepared.firstScreen.then(() => whenIdle(loadNameFonts));
    const { delivery } = prepared.registry;
    if (delivery && config.delivery) {
      const question = { config: config.delivery, displayCode: session.displayCode, account: session.person.userName };
      const { followDelivery } = await loadChunk(() => import('../delivery/followDelivery.ts'));
      followDelivery(delivery, question, { notify: portal.notify, texts, hasEnded });
    }
    return {
      router,
      portal,
      queries,
      async replaceRegistry(next) {
        const replacement = await prepare(next);
        if (!hasEnded()) render(replacePlugins(replacement));
      },
    };
  } catch (error) {
    if (hasEnded()) return undefined;
    root.render(
      <main>
        <LoadFailure
          title={texts.i18n.t('host:errors.startTitle')}
          error={error}
          onRetry={() => void renderShell(root, { ...options, prefetched: {} }, services)}
        >
          <Button onClick={() => leaveToLogin(session.displayCode)}>{texts.i18n.t('host:errors.signOut')}</Button>
        </LoadFailure>
      </main>,
    );
    return undefined;
  }
}

/** Loads the role that the page views the portal as. A view whose role is gone is dropped, and the result says so. */
async function openView(options: ShellOptions, services: ShellServices): Promise<LoadedView | undefined> {
  const { pageView } = services;
  if (!pageView.stored) return undefined;
  const { loadView } = await loadChunk(() => import('../view-as/loadView.ts'));
  // The role itself is read with the user's own rights: the viewed role may not have that function.
  const { quietClientOf } = createShellClients(options, {
    ...services,
    pageView: { ...pageView, header: () => undefined },
  });
  const view = await loadView(options, { api: quietClientOf('host'), stored: pageView.stored });
  if (!view.functions) pageView.drop();
  return view;
}
