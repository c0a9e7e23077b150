import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { Delivery, FullRegistry } from '../delivery/Delivery.ts';
import { addDelivered } from '../delivery/addDelivered.ts';
import { rememberFailedCandidate } from '../delivery/DeliveryMemory.ts';
import { type PinnedFiles, readImportMap } from '../components/preloadModules.ts';
import { createQueryCodec, type QueryCodec } from '../api-client/createQueryCodec.ts';
import { installPartFetcher } from '../components/fetchParts.ts';
import { reportClientError } from '../components/reportClientError.ts';
import { compileInternal } from '../permissions/compileInternal.ts';
import { compileRoutes } from '../permissions/compileRoutes.ts';
import type { CompiledPortal } from '../permissions/CompiledPortal.ts';
import { createPluginRuntime, type PluginRuntime } from '../plugins/createPluginRuntime.ts';
import { stripBasePath } from '../session/brokerPath.ts';
import { findScreen } from '../shell/useCurrentScreen.ts';
import { allowOrRedirect, createRouteGuard, type RouteGuard } from './createRouteGuard.ts';
import { type PrefetchServices, prefetchScreen } from './prefetchScreen.ts';
import { readScreenAddress } from './readScreenAddress.ts';
import type { ShellOptions } from './ShellOptions.ts';

/** What the registry and the session decide, before the configuration has arrived. */
export interface PreparedPlugins {
  readonly registry: FullRegistry;
  readonly guard: RouteGuard<CompiledPortal>;
  readonly compiled: CompiledPortal;
  readonly runtime: PluginRuntime;
  readonly safeMode: boolean;
  readonly codec: QueryCodec;
  /** Resolves when the screen at the page's address has its code and the data that its manifest declares. */
  readonly firstScreen: Promise<unknown>;
}

/**
 * Compiles the screens from the permission tree, and starts to load the one at the page's address: its code and its data
 * arrive together with the configuration. A page that the user has to leave stays pending.
 */
export async function preparePlugins(
  { config, texts, session, importModule }: ShellOptions,
  pageRegistry: Registry,
  services: PrefetchServices,
): Promise<PreparedPlugins> {
  const safeMode = new URLSearchParams(location.search).get('safe-mode') === '1';
  const registry: FullRegistry = safeMode ? pageRegistry : await addDelivered(pageRegistry, { config, session });
  const { plugins, delivery } = registry;
  const guard = createRouteGuard(session, () => compileRoutes({ functions: session.functions, plugins, safeMode }));
  await allowOrRedirect(guard, location.href);
  const compiled = guard.routes() ?? compileInternal({ plugins, safeMode });
  for (const { manifest } of plugins) texts.addTitles(manifest.id, manifest.titles);
  const { granted, activePlugins } = compiled;
  installPartFetcher(registry.shared);
  const runtime = createPluginRuntime({
    registry,
    activePlugins,
    granted,
    safeMode,
    texts,
    ...(importModule && { importModule }),
    ...(delivery && { pinned: addPins(readImportMap(document).integrity, delivery.pinned) }),
  });
  runtime.health.subscribe(() => {
    for (const { failure } of runtime.health.records()) if (failure) reportClientError(failure);
    if (delivery?.candidate !== undefined && hasFailed(delivery, runtime))
      rememberFailedCandidate(session.displayCode, config.delivery?.root ?? '', delivery.candidate);
  });
  const codec = createQueryCodec(session.queryKey);
  const screen = findScreen(compiled, { displayCode: session.displayCode, pathname: stripBasePath(location.pathname) });
  const manifest = plugins.find((plugin) => plugin.manifest.id === screen?.pluginId)?.manifest;
  const params = readScreenAddress(location.href, { session, codec }).then((address) => address.params);
  // The page shows what fails once it shows the screen.
  const firstScreen = Promise.allSettled(
    screen && manifest
      ? [runtime.component({ kind: 'screen', ...screen }), prefetchScreen({ screen, manifest, params }, services)]
      : [],
  );
  return { registry, guard, compiled, runtime, safeMode, codec, firstScreen };
}

/** In development nothing is pinned. */
function addPins(own: PinnedFiles, delivered: Delivery['pinned']): PinnedFiles {
  return own && { ...own, ...delivered };
}

/** Whether a delivered plugin has failed to load, to start or to render. */
function hasFailed({ entries }: Delivery, { health }: PluginRuntime): boolean {
  const ids = new Set(entries.map(({ manifest }) => manifest.id));
  return health.records().some(({ id, failure }) => failure !== undefined && ids.has(id));
}
