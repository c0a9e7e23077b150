import type { Configuration } from '@brokerdesk/api';
import type { Preferences } from '@brokerdesk/plugin-sdk';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { QueryClient } from '@tanstack/react-query';
import { compileInternal } from '../permissions/compileInternal.ts';
import { compileRoutes } from '../permissions/compileRoutes.ts';
import { createJobs } from '../jobs/createJobs.ts';
import type { JobsText } from '../languages/jobsTexts.ts';
import { createPluginRuntime } from '../plugins/createPluginRuntime.ts';
import { createNavigation } from '../shell/createNavigation.ts';
import { loadJobsTray } from '../shell/jobs/loadJobsTray.ts';
import { addNoticeAtom } from '../shell/noticeAtoms.ts';
import type { PortalServices } from '../shell/PortalContext.ts';
import type { Wire } from '../wire/createWire.ts';
import { createQueryCodec } from '../wire/queryCodec.ts';
import { admit } from './admit.ts';
import { createPortalRouter } from './createPortalRouter.tsx';
import { createRouteGuard } from './createRouteGuard.ts';
import type { ShellOptions, ShellStore } from './ShellOptions.ts';

/** What lives as long as the session. */
export interface ShellServices
  extends Pick<PortalServices, 'clientOf' | 'keeper' | 'drafts'>,
    Pick<Wire, 'quietClientOf'> {
  readonly store: ShellStore;
  readonly queries: QueryClient;
}

/** What has to be there before the shell can be put together. */
export interface Arrived {
  readonly registry: Registry;
  readonly configuration: Configuration;
  readonly preferences: Preferences;
  readonly services: ShellServices;
}

/** Puts the services of the shell together: screens from the permission tree, plugins, texts, navigation, router. */
export async function assembleServices({ config, texts, session, handover }: ShellOptions, arrived: Arrived) {
  const { registry, configuration, preferences } = arrived;
  const { clientOf, quietClientOf, keeper, drafts, store } = arrived.services;
  const { plugins } = registry;
  const safeMode = new URLSearchParams(location.search).get('safe-mode') === '1';
  const guard = createRouteGuard(session, () => compileRoutes({ functions: session.functions, plugins, safeMode }));
  await admit(guard, location.href);
  const compiled = guard.routes() ?? compileInternal(plugins);
  for (const { manifest } of plugins) texts.addTitles(manifest.id, manifest.titles);
  await texts.override(configuration.textOverrides);
  const { held, activePlugins } = compiled;
  const runtime = createPluginRuntime({ plugins, activePlugins, held, safeMode, texts });
  const codec = createQueryCodec(session.queryKey);
  const router = createPortalRouter({ session, texts, codec, guard });
  const notify: PortalServices['notify'] = (notice) => store.set(addNoticeAtom, notice);
  const jobs = createJobs({
    draftKey: session.draftKey,
    clientOf: quietClientOf,
    loadKind: runtime.job,
    loadTexts: runtime.texts,
    say(pluginId, { key, values = {} }) {
      const name = `${pluginId}:${key}`;
      return texts.i18n.exists(name, values) ? texts.i18n.t(name, values) : undefined;
    },
    watchLanguage: (listener) => texts.i18n.on('languageChanged', listener),
    keeper,
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
    tooLong: () => texts.i18n.t('host:query.tooLong'),
  });
  const portal: PortalServices = {
    config,
    session,
    keeper,
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
    hasJustSignedIn: handover.configuration !== undefined,
    clientOf,
    quietClientOf,
    notify,
  };
  return { router, portal };
}
