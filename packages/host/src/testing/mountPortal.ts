// The shell of the portal in the page of a test, for `@brokerdesk/plugin-testing`: everything is what a browser runs
// after sign-in. Only the registry, the plugin's module and the requests come from the test.
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { setClockOffset } from '@brokerdesk/plugin-sdk/clock';
import { createRoot } from 'react-dom/client';
import { showShell } from '../app/showShell.tsx';
import { createTexts } from '../languages/createTexts.ts';
import { describeReason } from '../permissions/Reason.ts';
import { basePath, mainPath, stripBasePath } from '../session/brokerPath.ts';
import { storeNewSession } from '../session/sessionStorage.ts';
import { listCommands } from '../shell/palette/listCommands.ts';
import { trimSlashes } from '../shell/useCurrentScreen.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { createMountEnvironment } from './createMountEnvironment.ts';
import type { PortalMount, PortalMountInput } from './PortalMount.ts';
import { replacePageGlobals } from './replacePageGlobals.ts';

export type { PortalMount } from './PortalMount.ts';

/**
 * Mounts the shell with one plugin.
 *
 * @throws Error if the shell does not start; the page shows why.
 */
export async function mountPortal({ plugin, description, session, ...input }: PortalMountInput): Promise<PortalMount> {
  const { displayCode, language, address } = input;
  const restoreGlobals = replacePageGlobals(input.fetch);
  const { environment, leave } = createMountEnvironment();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const pathOf = (below: string) => mainPath(displayCode) + (trimSlashes(below) && `/${trimSlashes(below)}`);
  history.replaceState(null, '', basePath + pathOf(address));
  const texts = await createTexts(language);
  await texts.add(hostTexts);
  const entry: RegistryEntry = {
    base: `${basePath}/plugins/${plugin.id}/`,
    firstParty: true,
    manifest: { ...description, entry: 'plugin.js', css: [] },
  };
  const shell = await showShell(root, {
    config: { apiBase: '/api', registryBase: `${basePath}/registry/`, signature: 'none' },
    texts,
    session: storeNewSession(displayCode, session),
    prefetched: { registry: Promise.resolve({ schemaVersion: 1, revision: 'test', plugins: [entry] }) },
    importModule: async () => ({ default: plugin }),
    environment,
  });
  if (!shell) throw new Error(`The shell did not start. The page shows: ${element.textContent}`);
  const { router, portal, queries } = shell;
  return {
    home: basePath + mainPath(displayCode),
    address: () => trimSlashes(stripBasePath(router.state.location.pathname).slice(pathOf('').length)),
    addressOf: portal.portal.addressOf,
    fills: () =>
      [...portal.portal.fills].flatMap(([slot, fills]) =>
        fills.filter(({ pluginId }) => pluginId === plugin.id).map(({ id }) => `${slot}/${id}`),
      ),
    commands: () => listCommands(portal).map(({ id }) => id),
    open: async (below) => router.navigate(pathOf(below)),
    openScreen: (target) => portal.navigation.open(target),
    // Queries whose error is shown in a dialog wait until the user closes it.
    isBusy: () =>
      router.state.navigation.state !== 'idle' ||
      (queries.isFetching() > 0 && document.querySelector('dialog[open]') === null),
    failure() {
      const failure = portal.runtime.health.records().find(({ id }) => id === plugin.id)?.failure;
      return failure && `${failure.code}: ${failure.message}`;
    },
    reasons: () => portal.portal.reasons.map((reason) => describeReason(reason).text),
    unmount() {
      // As a browser does when the page is left: plugins stop what their set-up has started.
      dispatchEvent(new Event('pagehide'));
      leave();
      root.unmount();
      router.dispose();
      queries.clear();
      element.remove();
      restoreGlobals();
      setClockOffset(0);
    },
  };
}
