import { Button } from '@brokerdesk/plugin-sdk';
import '../shell/shell.css';
import { getConfiguration } from '@brokerdesk/api';
import { kitTexts } from '@brokerdesk/plugin-sdk/host';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { sessionTexts } from '../texts/session/sessionTexts.ts';
import { loadNameFonts } from '../languages/loadFonts.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { fetchRegistry } from '../plugins/fetchRegistry.ts';
import { createDraftStore } from '../session/createDraftStore.ts';
import { leaveToLogin } from '../session/leaveToLogin.ts';
import { openPreferences } from '../session/openPreferences.ts';
import { watchPageLifecycle } from '../session/watchPageLifecycle.ts';
import { RequestErrorDialog } from '../shell/RequestErrorDialog.tsx';
import { PortalContext } from '../shell/PortalContext.ts';
import { type ShellServices, assembleServices } from './assembleServices.ts';
import { createShellClients } from './createShellClients.ts';
import { createQueryClient } from './createQueryClient.ts';
import { preparePlugins } from './preparePlugins.ts';
import type { ShellOptions } from './ShellOptions.ts';
import { showSessionEnd } from './showSessionEnd.tsx';
import { startSessionController } from './startSessionController.ts';
import { whenIdle } from './whenIdle.ts';

/** A running shell. */
export interface Shell extends Awaited<ReturnType<typeof assembleServices>> {
  readonly queries: QueryClient;
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
  const clients = createShellClients(options, { store, sessionController });
  watchPageLifecycle(sessionController);
  showSessionEnd(root, { sessionController, drafts, queries, store });
  return renderShell(root, options, { store, sessionController, drafts, queries, ...clients });
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
    const opened = openPreferences({ draftKey: session.draftKey });
    const [prepared, configuration, preferences] = await Promise.all([
      registry.then((arrived) => preparePlugins(options, arrived, { queries, preferences: opened, clientOf })),
      prefetched.configuration ?? clientOf().call(getConfiguration, {}),
      opened,
      texts.add(kitTexts),
      texts.add(sessionTexts),
    ]);
    const { router, portal } = await assembleServices(options, { prepared, configuration, preferences, services });
    if (hasEnded()) return undefined;
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <PortalContext value={portal}>
            <RouterProvider router={router} />
          </PortalContext>
        </QueryClientProvider>
      </Provider>,
    );
    sessionController.setWarningTime(configuration.session.warnBeforeSec * 1000);
    void prepared.firstScreen.then(() => whenIdle(loadNameFonts));
    return { router, portal, queries };
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
