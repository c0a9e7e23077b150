import '../shell/shell.css';
import { getConfiguration } from '@brokerdesk/api';
import { kitMessages } from '@brokerdesk/plugin-sdk/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { sessionNamespace, sessionTexts } from '../languages/sessionTexts.ts';
import { loadNameFonts } from '../languages/loadFonts.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { fetchRegistry } from '../plugins/fetchRegistry.ts';
import { createDraftStore } from '../session/createDraftStore.ts';
import { leaveToLogin } from '../session/leave.ts';
import { openPreferences } from '../session/openPreferences.ts';
import { watchWaking } from '../session/watchWaking.ts';
import { ErrorDialogs } from '../shell/ErrorDialogs.tsx';
import { PortalContext } from '../shell/PortalContext.ts';
import { type ShellServices, assembleServices } from './assembleServices.ts';
import { createClients } from './createClients.ts';
import { createQueries } from './createQueries.ts';
import type { ShellOptions } from './ShellOptions.ts';
import { showEnd } from './showEnd.tsx';
import { startKeeper } from './startKeeper.ts';
import { whenIdle } from './whenIdle.ts';

/** Shows the portal to a signed-in person, for as long as his session lasts. */
export async function showShell(root: Root, options: ShellOptions): Promise<void> {
  const store = createStore();
  const keeper = startKeeper(options);
  const drafts = createDraftStore({ draftKey: options.session.draftKey });
  const queries = createQueries();
  const clients = createClients(options, { store, keeper });
  watchWaking(keeper);
  showEnd(root, { keeper, drafts, queries, store });
  await openShell(root, options, { store, keeper, drafts, queries, ...clients });
}

/** Calls itself again if the start fails and the person wants another try. */
async function openShell(root: Root, options: ShellOptions, services: ShellServices): Promise<void> {
  const { config, texts, session, handover } = options;
  const { store, queries, keeper, clientOf } = services;
  const isOver = () => keeper.state().phase === 'ended';
  if (isOver()) return;
  root.render(
    <Provider store={store}>
      <ErrorDialogs displayCode={session.displayCode} />
    </Provider>,
  );
  try {
    const [registry, configuration, preferences] = await Promise.all([
      handover.registry ?? fetchRegistry(config.registryBase, session.displayCode),
      handover.configuration ?? clientOf().call(getConfiguration, {}),
      openPreferences({ draftKey: session.draftKey }),
      texts.add('kit', kitMessages),
      texts.add(sessionNamespace, sessionTexts),
    ]);
    const { router, portal } = await assembleServices(options, { registry, configuration, preferences, services });
    if (isOver()) return;
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <PortalContext value={portal}>
            <RouterProvider router={router} />
          </PortalContext>
        </QueryClientProvider>
      </Provider>,
    );
    keeper.warnBefore(configuration.session.warnBeforeSec * 1000);
    whenIdle(loadNameFonts);
  } catch (error) {
    if (isOver()) return;
    root.render(
      <main>
        <LoadFailure
          title={texts.i18n.t('host:errors.startTitle')}
          error={error}
          onRetry={() => void openShell(root, { ...options, handover: {} }, services)}
        >
          <button type="button" className="bp6-button" onClick={() => leaveToLogin(session.displayCode)}>
            {texts.i18n.t('host:errors.signOut')}
          </button>
        </LoadFailure>
      </main>,
    );
  }
}
