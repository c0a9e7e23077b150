// Two stages, so that few bytes come before sign-in: the entrance (React and texts only), then the shell. The guard
// decides which; after sign-in the shell takes over in the same page. The entrance is so small that it comes with the
// start: fetched on its own it cost three trips to the server one after the other.
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { Root } from 'react-dom/client';
import { loadPortal } from '../auth/AuthServices.ts';
import { showAuthPages } from '../auth/showAuthPages.tsx';
import { createTexts, type Texts } from '../languages/createTexts.ts';
import { detectLanguage } from '../languages/detectLanguage.ts';
import { hostTexts } from '../languages/hostTexts.ts';
import { loadFonts, loadNameFonts } from '../languages/loadFonts.ts';
import { followTheme } from '../theme/applyTheme.ts';
import { loadChunk } from '../components/loadChunk.ts';
import { basePath, stripBasePath, displayCodeOf } from '../session/brokerPath.ts';
import { addRecentPortal, readLanguage } from '../session/preferences.ts';
import { resolveReturnAddress } from '../session/resolveReturnAddress.ts';
import { createBrowserEnvironment } from '../session/SessionEnvironment.ts';
import { storeDeadline, storeNewSession, readDisplayCode, type StoredSession } from '../session/sessionStorage.ts';
import { takeOverSession } from '../session/takeOverSession.ts';
import { type RuntimeConfig, readRuntimeConfig } from '../api-client/RuntimeConfig.ts';
import { getSigner } from '../api-client/getSigner.ts';
import { guardNavigation, type NavigationDecision } from './guardNavigation.ts';
import type { ShellOptions } from './ShellOptions.ts';
import { whenIdle } from './whenIdle.ts';

// Long enough that the sign-in page itself is drawn and answers, short beside the time that typing takes.
const prefetchDelayMs = 1_000;

/** Starts the portal in the page. */
export async function startPortal(root: Root): Promise<void> {
  followTheme();
  const config = readRuntimeConfig(document);
  // The first call needs its key, which is sought meanwhile.
  getSigner(config.signature);
  const language = readLanguage() ?? detectLanguage(navigator.languages);
  const texts = await createTexts(language);
  loadFonts(language);
  await loadChunk(() => texts.add('host', hostTexts));
  const path = stripBasePath(location.pathname);
  const displayCode = displayCodeOf(path) ?? (path === '/' ? readDisplayCode() : undefined);
  const session = await takeOverSession(createBrowserEnvironment(), displayCode);
  const decision = resolveNavigation(session);
  // What there is to build needs the registry and the shell's own code, so the shell asks the guard again, builds the
  // routes and repeats the navigation.
  if (session && (decision.kind === 'shell' || decision.kind === 'build-routes-and-repeat')) {
    await openShell(root, { config, texts, session, prefetched: {} });
  } else {
    // The sign-in page names who is signed in already.
    if (session) whenIdle(loadNameFonts);
    openAuthPages(root, { config, texts, decision });
  }
}

/** Asks the guard until it no longer redirects; the address that was wanted is kept in the history's state. */
function resolveNavigation(session: StoredSession | undefined): NavigationDecision {
  const navigation = {
    token: session?.token,
    permissions: session?.functions,
    brokerCode: session?.person.brokerCode,
    displayCode: session?.displayCode,
    // A page that has just been loaded has built nothing yet.
    routesLoaded: false,
  };
  for (;;) {
    const decision = guardNavigation({ path: stripBasePath(location.pathname), ...navigation });
    if (decision.kind !== 'redirect') return decision;
    const { whose } = (history.state ?? {}) as { whose?: unknown };
    history.replaceState({ wanted: location.pathname + location.search, whose }, '', basePath + decision.to);
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
  // Asked for before anything is drawn: drawing takes as long as the answer on a slow machine.
  const prefetchedPortal = displayCode ? loadPortal(services, displayCode) : undefined;
  // The page says so when it comes to wait for it.
  prefetchedPortal?.catch(() => {});
  showAuthPages(root, {
    services,
    displayCode,
    prefetchedPortal,
    onReady: () => {
      // Fetched ahead while the person types. A failure here is met again, and shown, when it is needed.
      const prefetch = async () => {
        const [, { fetchRegistry }] = await Promise.all([
          import('./showShell.tsx'),
          import('../plugins/fetchRegistry.ts'),
        ]);
        if (!displayCode) return;
        registry = fetchRegistry(config.registryBase, displayCode);
        registry.catch(() => {
          registry = undefined;
        });
      };
      setTimeout(() => whenIdle(() => prefetch().catch(() => {})), prefetchDelayMs);
    },
    onSignedIn: async (signedIn) => {
      // Before anything is kept: without the shell's code the person stays where he is.
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

/** Where this person wanted to go; where somebody else was before him is none of his business. */
function readReturnAddress({ person }: StoredSession): unknown {
  const { wanted, whose } = (history.state ?? {}) as { wanted?: unknown; whose?: unknown };
  return whose === undefined || whose === person.refID ? wanted : undefined;
}

/** Shows the shell; somebody with an initial password has to change it first. */
async function openShell(root: Root, options: ShellOptions): Promise<void> {
  const { config, texts } = options;
  let { session } = options;
  if (session.mustChangePassword) {
    const { changeInitialPassword } = await loadChunk(() => import('../auth/changeInitialPassword.tsx'));
    session = await changeInitialPassword(root, { services: { config, texts }, session });
  }
  const { showShell } = await loadChunk(() => import('./showShell.tsx'));
  await showShell(root, { ...options, session });
}
