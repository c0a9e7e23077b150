import type { Configuration } from '@brokerdesk/api';
import type { Preferences } from '@brokerdesk/plugin-sdk';
import type { QueryClient } from '@tanstack/react-query';
import { createJobs } from '../jobs/createJobs.ts';
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
import type { ShellOptions, ShellStore } from './ShellOptions.ts';

/** The services that exist before the shell is assembled. */
export interface ShellServices
  extends Pick<PortalServices, 'clientOf' | 'sessionController' | 'drafts'>,
    Pick<ApiClientFactory, 'quietClientOf'> {
  readonly store: ShellStore;
  readonly queries: QueryClient;
}

/** The data and services that the shell is assembled from. */
export interface LoadedResources {
  readonly prepared: PreparedPlugins;
  readonly configuration: Configuration;
  readonly preferences: Preferences;
  readonly services: ShellServices;
}

/** Assembles the services of the shell: plugins, texts, navigation, router. */
export async function assembleServices({ config, texts, session, prefetched }: ShellOptions, loaded: LoadedResources) {
  const { prepared, configuration, preferences } = loaded;
  const { registry, guard, compiled, runtime, safeMode, codec } = prepared;
  const { clientOf, quietClientOf, sessionController, drafts, store } = loaded.services;
  await texts.override(configuration.textOverrides);
  const router = createPortalRouter({ session, texts, codec, guard });
  const notify: PortalServices['notify'] = (toast) => store.set(addToastAtom, toast);
  const jobs = createJobs({
    draftKey: session.draftKey,
    clientOf: quietClientOf,
    loadKind: runtime.job,
    loadTexts: runtime.texts,
    translate(pluginId, { key, values = {} }) {
      const name = `${pluginId}:${key}`;
      return texts.i18n.exists(name, values) ? texts.i18n.t(name, values) : undefined;
    },
    watchLanguage: (listener) => texts.i18n.on('languageChanged', listener),
    sessionController,
    onEnd: (job) =>
      void loadJobsTray(texts).then(({ describeEnd }) =>
        notify(describeEnd(job, texts.i18n.getFixedT(null, 'jobs') as unknown as JobsText)),
      ),
    onFailure: () => notify({ tone: 'error', text: texts.i18n.t('host:jobs.failed') }),
  });
  const navigation = createNavigation({
    portal: compiled,
    codec,
    displayCode: session.displayCode,
    router: () => router,
    notify,
    tooLongMessage: () => texts.i18n.t('host:query.tooLong'),
  });
  const verifyIdentity = createVerifyIdentity({
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
  const portal: PortalServices = {
    config,
    session,
    sessionController,
    drafts,
    jobs,
    preferences,
    configuration,
    registry,
    portal: compiled,
    runtime,
    texts,
    navigation,
    safeMode,
    hasJustSignedIn: prefetched.configuration !== undefined,
    clientOf,
    quietClientOf,
    notify,
    verifyIdentity,
  };
  return { router, portal };
}
