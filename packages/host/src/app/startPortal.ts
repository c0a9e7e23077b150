// Two stages, so that few bytes come before sign-in: the entrance (React and texts only), then the shell. The guard
// decides which; after sign-in the shell takes over in the same page. The entrance is so small that it comes with the
// start: fetched on its own it cost three trips to the server one after the other.
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { Root } from 'react-dom/client';
import { loadPortal } from '../entrance/EntranceServices.ts';
import { showEntrance } from '../entrance/showEntrance.tsx';
import { createTexts, type Texts } from '../languages/createTexts.ts';
import { detectLanguage } from '../languages/detectLanguage.ts';
import { hostTexts } from '../languages/hostTexts.ts';
import { loadFonts, loadNameFonts } from '../languages/loadFonts.ts';
import { followTheme } from '../look/showLook.ts';
import { loadChunk } from '../parts/loadChunk.ts';
import { basePath, belowBase, displayCodeOf } from '../session/brokerPath.ts';
import { keepRecentPortal, readLanguage } from '../session/preferences.ts';
import { returnAddress } from '../session/returnAddress.ts';
import { browserWorld } from '../session/SessionWorld.ts';
import { keepDeadline, keepSession, readDisplayCode, type StoredSession } from '../session/sessionStorage.ts';
import { takeOverSession } from '../session/takeOverSession.ts';
import { type RuntimeConfig, readRuntimeConfig } from '../wire/RuntimeConfig.ts';
import { signatureScheme } from '../wire/SignatureScheme.ts';
import { guardNavigation, type Verdict } from './guardNavigation.ts';
import type { ShellOptions } from './ShellOptions.ts';
import { whenIdle } from './whenIdle.ts';

// Long enough that the sign-in page itself is drawn and answers, short beside the time that typing takes.
const aheadAfterMs = 1_000;

/** Starts the portal in the page. */
export async function startPortal(root: Root): Promise<void> {
  followTheme();
  const config = readRuntimeConfig(document);
  // The first call needs its key, which is sought meanwhile.
  signatureScheme(config.signature);
  const language = readLanguage() ?? detectLanguage(navigator.languages);
  const texts = await createTexts(language);
  loadFonts(language);
  await loadChunk(() => texts.add('host', hostTexts));
  const path = belowBase(location.pathname);
  const displayCode = displayCodeOf(path) ?? (path === '/' ? readDisplayCode() : undefined);
  const session = await takeOverSession(browserWorld(), displayCode);
  const verdict = settle(session);
  // What there is to build needs the registry and the shell's own code, so the shell asks the guard again, builds the
  // routes and repeats the navigation.
  if (session && (verdict.kind === 'shell' || verdict.kind === 'build-routes-and-repeat')) {
    await openShell(root, { config, texts, session, handover: {} });
  } else {
    // The sign-in page names who is signed in already.
    if (session) whenIdle(loadNameFonts);
    enter(root, { config, texts, verdict });
  }
}

/** Asks the guard until it no longer redirects; the address that was wanted is kept in the history's state. */
function settle(session: StoredSession | undefined): Verdict {
  const facts = {
    token: session?.token,
    permissions: session?.functions,
    brokerCode: session?.person.brokerCode,
    displayCode: session?.displayCode,
    // A page that has just been loaded has built nothing yet.
    routesLoaded: false,
  };
  for (;;) {
    const verdict = guardNavigation({ path: belowBase(location.pathname), ...facts });
    if (verdict.kind !== 'redirect') return verdict;
    const { whose } = (history.state ?? {}) as { whose?: unknown };
    history.replaceState({ wanted: location.pathname + location.search, whose }, '', basePath + verdict.to);
  }
}

interface EntranceFacts {
  readonly config: RuntimeConfig;
  readonly texts: Texts;
  readonly verdict: Verdict;
}

function enter(root: Root, { config, texts, verdict }: EntranceFacts): void {
  const displayCode = verdict.kind === 'login' ? verdict.displayCode : undefined;
  let registry: Promise<Registry> | undefined;
  const services = { config, texts };
  // Asked for before anything is drawn: drawing takes as long as the answer on a slow machine.
  const firstPortal = displayCode ? loadPortal(services, displayCode) : undefined;
  // The page says so when it comes to wait for it.
  firstPortal?.catch(() => {});
  showEntrance(root, {
    services,
    displayCode,
    firstPortal,
    onUsable: () => {
      // Fetched ahead while the person types. A failure here is met again, and shown, when it is needed.
      const ahead = async () => {
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
      setTimeout(() => whenIdle(() => ahead().catch(() => {})), aheadAfterMs);
    },
    onSignedIn: async (signedIn) => {
      // Before anything is kept: without the shell's code the person stays where he is.
      await loadChunk(() => import('./showShell.tsx'));
      const session = keepSession(signedIn.displayCode, signedIn.session);
      const learntAt = Date.now();
      keepDeadline({ endsAt: learntAt + signedIn.configuration.session.lengthSec * 1000, learntAt });
      keepRecentPortal(signedIn.displayCode);
      history.replaceState(null, '', returnAddress(wantedBy(session), signedIn.displayCode));
      const handover = { configuration: signedIn.configuration, ...(registry ? { registry } : {}) };
      await openShell(root, { config, texts, session, handover });
    },
  });
}

/** Where this person wanted to go; where somebody else was before him is none of his business. */
function wantedBy({ person }: StoredSession): unknown {
  const { wanted, whose } = (history.state ?? {}) as { wanted?: unknown; whose?: unknown };
  return whose === undefined || whose === person.refID ? wanted : undefined;
}

/** Shows the shell; somebody with an initial password has to change it first. */
async function openShell(root: Root, options: ShellOptions): Promise<void> {
  const { config, texts } = options;
  let { session } = options;
  if (session.mustChangePassword) {
    const { changeInitialPassword } = await loadChunk(() => import('../entrance/changeInitialPassword.tsx'));
    session = await changeInitialPassword(root, { services: { config, texts }, session });
  }
  const { showShell } = await loadChunk(() => import('./showShell.tsx'));
  await showShell(root, { ...options, session });
}
