import type { Configuration } from '@brokerdesk/api';
import type { Preferences } from '@brokerdesk/plugin-sdk';
import type { QueryClient } from '@tanstack/react-query';
import { createJobs, type JobsOptions } from '../jobs/createJobs.ts';
import type { JobsText } from '../texts/jobs/jobsTexts.ts';
import { loadChunk } from '../components/loadChunk.ts';
import { createNavigation } from '../shell/createNavigation.ts';
import { loadJobsTray } from '../shell/jobs/loadJobsTray.ts';
import { createVerifyIdentity } from '../shell/second-factor/createVerifyIdentity.ts';
import { addToastAtom } from '../shell/toastAtoms.ts';
import type { PortalServices } from '../shell/PortalContext.ts';
import type { ApiClientFactory } from '../api-client/createApiClientFactory.ts';
import { createPortalRouter } from './createPortalRouter.tsx';
import type { PreparedPlugins } from './preparePlugins.ts';
import type { PluginRuntime } from '../plugins/createPluginRuntime.ts';
import type { LoadedView } from '../view-as/loadView.ts';
import { type PageView, clearView, storeView } from '../session/storedView.ts';
import type { DraftStore } from '../session/createDraftStore.ts';
import type { ShellOptions, ShellStore } from './ShellOptions.ts';
import { basePath, mainPath } from '../session/brokerPath.ts';

interface StartViewOptions {
  readonly displayCode: string;
  /** Called instead if the browser does not store the view; the page that is loaded would also be without a session. */
  readonly onNotKept: () => void;
}

/** The services that exist before the shell is assembled. */
export interface ShellServices
  extends Pick<PortalServices, 'clientOf' | 'refusedCalls' | 'sessionController'>,
    Pick<ApiClientFactory, 'quietClientOf'> {
  readonly drafts: DraftStore;
  readonly pageView: PageView;
  readonly store: ShellStore;
  readonly queries: QueryClient;
}

/** The data and services that the shell is assembled from. */
export interface LoadedResources {
  readonly prepared: PreparedPlugins;
  readonly configuration: Configuration;
  readonly preferences: Preferences;
  readonly services: ShellServices;
  /** The role that the page views the portal as, or the message that it is gone. */
  readonly view: LoadedView | undefined;
}

/** Assembles the services of the shell: plugins, texts, navigation, router. */
export async function assembleServices({ config, texts, session, prefetched }: ShellOptions, loaded: LoadedResources) {
  const { prepared, configuration, view } = loaded;
  const { guard, safeMode, codec } = prepared;
  let { runtime } = prepared;
  const { clientOf, quietClientOf, refusedCalls, sessionController, store } = loaded.services;
  await texts.override(configuration.textOverrides);
  const router = createPortalRouter({ session, texts, codec, guard });
  const notify: PortalServices['notify'] = (toast) => store.set(addToastAtom, toast);
  const own = { preferences: loaded.preferences, drafts: loaded.services.drafts };
  const { preferences, drafts, createViewJobs } = view?.createServices(own, notify) ?? {
    ...own,
    createViewJobs: undefined,
  };
  const shared = { texts, store, notify };
  const verifyIdentity = createIdentityVerification(shared);
  const jobs =
    createViewJobs?.() ??
    createPortalJobs(shared, {
      draftKey: session.draftKey,
      clientOf: quietClientOf,
      verifyIdentity,
      sessionController,
      runtime: () => runtime,
    });
  const pluginParts = ({ registry, compiled, runtime: own }: PreparedPlugins) => ({
    registry,
    portal: compiled,
    runtime: own,
    navigation: createNavigation({
      portal: compiled,
      codec,
      displayCode: session.displayCode,
      router: () => router,
      notify,
      tooLongMessage: () => texts.i18n.t('host:query.tooLong'),
    }),
  });
  const portal: PortalServices = {
    config,
    session,
    sessionController,
    drafts,
    jobs,
    preferences,
    configuration,
    ...pluginParts(prepared),
    texts,
    safeMode,
    hasJustSignedIn: prefetched.configuration !== undefined,
    clientOf,
    quietClientOf,
    refusedCalls,
    notify,
    verifyIdentity,
    viewAs: view?.createService?.(notify) ?? {
      roleID: undefined,
      start: startView({
        displayCode: session.displayCode,
        onNotKept: () => notify({ tone: 'error', text: texts.i18n.t('host:frame.viewNotKept') }),
      }),
    },
    viewBanner: view?.Banner,
  };
  return {
    router,
    portal,
    /** Stops the plugins and returns the services with others; everything that does not depend on plugins stays. */
    replacePlugins: (next: PreparedPlugins): PortalServices => {
      runtime.stop();
      runtime = next.runtime;
      return { ...portal, ...pluginParts(next) };
    },
  };
}

interface SharedServices {
  readonly texts: ShellOptions['texts'];
  readonly store: ShellStore;
  readonly notify: PortalServices['notify'];
}

/** The dialog in which users prove who they are is fetched when it is needed. */
function createIdentityVerification({ texts, store, notify }: SharedServices) {
  return createVerifyIdentity({
    store,
    async loadDialog() {
      const { SecondFactorDialog, passwordTexts } = await loadChunk(
        () => import('../shell/second-factor/SecondFactorDialog.tsx'),
      );
      await texts.add(passwordTexts);
      return SecondFactorDialog;
    },
    onLoadError: () => notify({ tone: 'error', text: texts.i18n.t('host:frame.dialogFailed') }),
  });
}

interface JobServices extends Pick<JobsOptions, 'draftKey' | 'clientOf' | 'verifyIdentity' | 'sessionController'> {
  /** The plugins as they are when a job needs them: they can be replaced. */
  readonly runtime: () => PluginRuntime;
}

function createPortalJobs({ texts, notify }: SharedServices, { runtime, ...services }: JobServices) {
  return createJobs({
    ...services,
    loadKind: (pluginId, kind) => runtime().job(pluginId, kind),
    loadTexts: (pluginId) => runtime().texts(pluginId),
    translate(pluginId, { key, values = {} }) {
      const name = `${pluginId}:${key}`;
      return texts.i18n.exists(name, values) ? texts.i18n.t(name, values) : undefined;
    },
    watchLanguage: (listener) => texts.i18n.on('languageChanged', listener),
    onEnd: (job) =>
      void loadJobsTray(texts).then(({ describeEnd }) =>
        notify(describeEnd(job, texts.i18n.getFixedT(null, 'jobs') as unknown as JobsText)),
      ),
    onFailure: () => notify({ tone: 'error', text: texts.i18n.t('host:jobs.failed') }),
  });
}

/** Returns the function that opens the portal as a role; the page is loaded again, so that nothing of the user's own stays. */
function startView({ displayCode, onNotKept }: StartViewOptions): (roleID: string) => void {
  return (roleID) => {
    if (storeView({ roleID, returnTo: location.pathname + location.search })) {
      location.assign(basePath + mainPath(displayCode));
      return;
    }
    clearView();
    onNotKept();
  };
}
