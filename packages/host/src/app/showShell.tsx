import '../shell/shell.css';
import { getConfiguration } from '@brokerdesk/api';
import { kitMessages } from '@brokerdesk/plugin-sdk/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadNameFonts } from '../languages/loadFonts.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { fetchRegistry } from '../plugins/fetchRegistry.ts';
import { leaveToLogin } from '../session/leave.ts';
import { ErrorDialogs } from '../shell/ErrorDialogs.tsx';
import { PortalContext } from '../shell/PortalContext.ts';
import { assembleServices } from './assembleServices.ts';
import { createClients } from './createClients.ts';
import { createQueries } from './createQueries.ts';
import type { ShellOptions } from './ShellOptions.ts';
import { whenIdle } from './whenIdle.ts';

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
    const { router, services } = await assembleServices(options, { registry, configuration, clientOf, store });
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
    whenIdle(loadNameFonts);
  } catch (error) {
    root.render(
      <main>
        <LoadFailure
          title={texts.i18n.t('host:errors.startTitle')}
          error={error}
          onRetry={() => void showShell(root, { ...options, handover: {} })}
        >
          <button type="button" className="bp6-button" onClick={() => leaveToLogin(session.displayCode)}>
            {texts.i18n.t('host:errors.signOut')}
          </button>
        </LoadFailure>
      </main>,
    );
  }
}
