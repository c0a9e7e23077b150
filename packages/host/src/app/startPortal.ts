// The portal has two stages, so that few bytes are loaded before sign-in: the sign-in pages (React and texts only), then
// the shell. The guard decides which; after sign-in the shell replaces them in the same page. The sign-in pages are part
// of the entry: as a separate chunk they took three sequential requests.
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { Root } from 'react-dom/client';
import { loadPortal } from '../auth/AuthServices.ts';
import { showAuthPages } from '../auth/showAuthPages.tsx';
import { createTexts, type Texts } from '../languages/createTexts.ts';
import { detectLanguage } from '../languages/detectLanguage.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { loadFonts, loadNameFonts } from '../languages/loadFonts.ts';
import { followTheme } from '../theme/applyTheme.ts';
import { preloadModules, readImportMap } from '../components/preloadModules.ts';
import { startErrorReports } from '../components/reportClientError.ts';
import { preloadScreen } from './preloadScreen.ts';
import { fetchRegistry } from '../plugins/fetchRegistry.ts';
import { loadChunk } from '../components/loadChunk.ts';
import { basePath, stripBasePath, displayCodeOf } from '../session/brokerPath.ts';
import { addRecentPortal, readLanguage } from '../session/preferences.ts';
import { takeEndedSession } from '../session/endedSession.ts';
import { resolveReturnAddress } from '../session/resolveReturnAddress.ts';
import { createBrowserEnvironment } from '../session/SessionEnvironment.ts';
import {
  storeDeadline,
  storeNewSession,
  readDisplayCode,
  readTabID,
  readTokens,
  type StoredSession,
} from '../session/sessionStorage.ts';
import { currentTab } from '../session/openTab.ts';
import { takeOverSession } from '../session/takeOverSession.ts';
import { type RuntimeConfig, readRuntimeConfig } from '../api-client/RuntimeConfig.ts';
import { getSigner } from '../api-client/getSigner.ts';
import { leaveForeignPage } from './leaveForeignPage.ts';
import { guardNavigation, type NavigationDecision } from './guardNavigation.ts';
import type { ShellOptions } from './ShellOptions.ts';
import { whenIdle } from './whenIdle.ts';

// Long enough for the sign-in page to render and respond, short compared with the time that typing takes.
const prefetchDelayMs = 1_000;

/** Starts the portal in the page. */
export async function startPortal(root: Root): Promise<void> {
  followTheme();
  const config = readRuntimeConfig(document);
  startErrorReports(config);
  // The first request needs the signing key, so its search starts now.
  getSigner(config.signature);
  const language = readLanguage() ?? detectLanguage(navigator.languages);
  if (readTokens().token !== undefined) preloadShell();
  // From the start, so that no other tab takes its drafts meanwhile.
  if (readTabID() !== undefined) void currentTab();
  const texts = await createTexts(language);
  loadFonts(language);
  await loadChunk(() => texts.add(hostTexts));
  const ended = takeEndedSession();
  if (ended) {
    const { showEndedSession } = await loadChunk(() => import('./showEndedSession.tsx'));
    await showEndedSession(root, texts, ended);
    return;
  }
  const path = stripBasePath(location.pathname);
  const displayCode = displayCodeOf(path) ?? (path === '/' ? readDisplayCode() : undefined);
  const session = await takeOverSession(createBrowserEnvironment(), displayCode);
  const decision = resolveNavigation(session);
  // Building routes needs the registry and the shell's code, so the shell calls the guard again, builds the routes and
  // repeats the navigation.
  if (session && (decision.kind === 'shell' || decision.kind === 'build-routes-and-repeat')) {
    const registry = fetchRegistry(config.registryBase, session.displayCode);
    if (await leaveForeignPage(registry, session.displayCode)) return;
    // The shell shows the error once it awaits the registry.
    registry.then((arrived) => preloadScreen(arrived, session.functions, location)).catch(() => {});
    await openShell(root, { config, texts, session, prefetched: { registry } });
  } else {
    // The sign-in page shows the name of a user who is already signed in.
    if (session) whenIdle(loadNameFonts);
    openAuthPages(root, { config, texts, decision });
  }
}

/** Fetches the shell of a user who seems to be signed in, while the page finds out. */
function preloadShell(): void {
  const { imports, integrity } = readImportMap(document);
  const address = imports['@brokerdesk/plugin-sdk'];
  // The shell is in one file with the SDK (splitChunks).
  if (address !== undefined) preloadModules([address], integrity);
}

/** Calls the guard until it no longer redirects; the history's state stores the requested address. */
function resolveNavigation(session: StoredSession | undefined): NavigationDecision {
  const navigation = {
    token: session?.token,
    permissions: session?.functions,
    brokerCode: session?.person.brokerCode,
    displayCode: session?.displayCode,
    // A page that has just been loaded has not built any routes.
    routesLoaded: false,
  };
  for (;;) {
    const decision = guardNavigation({ path: stripBasePath(location.pathname), ...navigation });
    if (decision.kind !== 'redirect') return decision;
    const { userRefID } = (history.state ?? {}) as { userRefID?: unknown };
    history.replaceState({ returnTo: location.pathname + location.search, userRefID }, '', basePath + decision.to);
  }
}

interface AuthPagesInput {
  readonly config: RuntimeConfig;
  readonly texts: Texts;
  readonly decision: NavigationDecision;
}

function openAuthPages(root: Root, { config, texts, decision }: AuthPagesInput): void {
  const displayCode = decision.kind === 'login' ? decision.displayCode : undefined;
  let registry: Promise<Registry> | undefined;
  const services = { config, texts };
  // Requested before rendering, which takes as long as the response on a slow machine.
  const prefetchedPortal = displayCode ? loadPortal(services, displayCode) : undefined;
  // The page shows the error once it awaits the portal.
  prefetchedPortal?.catch(() => {});
  showAuthPages(root, {
    services,
    displayCode,
    prefetchedPortal,
    onReady: () => {
      // Prefetched while the user types. A failure here occurs again, and is shown, when the code is needed.
      const prefetch = async () => {
        await import('./showShell.tsx');
        if (!displayCode) return;
        registry = fetchRegistry(config.registryBase, displayCode);
        registry.catch(() => {
          registry = undefined;
        });
      };
      setTimeout(() => whenIdle(() => prefetch().catch(() => {})), prefetchDelayMs);
    },
    onSignedIn: async (signedIn) => {
      // Before anything is stored: without the shell's code the user stays on the sign-in page.
      await loadChunk(() => import('./showShell.tsx'));
      const session = storeNewSession(signedIn.displayCode, signedIn.session);
      const learntAt = Date.now();
      storeDeadline({ endsAt: learntAt + signedIn.configuration.session.lengthSec * 1000, learntAt });
      addRecentPortal(signedIn.displayCode);
      history.replaceState(null, '', resolveReturnAddress(readReturnAddress(session), signedIn.displayCode));
      const prefetched = { configuration: signedIn.configuration, ...(registry ? { registry } : {}) };
      await openShell(root, { config, texts, session, prefetched });
    },
  });
}

/** Returns the requested address, unless another user was there: their addresses are not disclosed. */
function readReturnAddress({ person }: StoredSession): unknown {
  const { returnTo, userRefID } = (history.state ?? {}) as { returnTo?: unknown; userRefID?: unknown };
  return userRefID === undefined || userRefID === person.refID ? returnTo : undefined;
}

/** Shows the shell; a user with an initial password has to change it first. */
async function openShell(root: Root, options: ShellOptions): Promise<void> {
  const { config, texts } = options;
  let { session } = options;
  if (session.mustChangePassword) {
    const { changeInitialPassword } = await loadChunk(() => import('../auth/changeInitialPassword.tsx'));
    session = await changeInitialPassword(root, { services: { config, texts }, session });
  }
  const { showShell } = await loadChunk(() => import('./showShell.tsx'));
  const shell = await showShell(root, { ...options, session });
  if (import.meta.hot && shell) {
    const { followEditedPlugins } = await import('../dev/followEditedPlugins.ts');
    const { followEditedMocks } = await import('../dev/followEditedMocks.ts');
    const fetchLatest = () => fetchRegistry(config.registryBase, session.displayCode);
    followEditedPlugins({ shell, registry: shell.portal.registry, fetchLatest });
    followEditedMocks(shell.queries);
  }
}
