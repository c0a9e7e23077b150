// Sends the requests that a manifest declares for a screen while its code arrives. Each is stored where the screen's own
// call looks for it, so it is sent once. A failed one waits for the screen, which shows its error.
import { type Endpoint, signedIn } from '@brokerdesk/api';
import type { ApiClient, Preferences, ScreenParams } from '@brokerdesk/plugin-sdk';
import type { RegisteredManifest } from '@brokerdesk/plugin-sdk/build';
import { callKey, resolvePrefetch } from '@brokerdesk/plugin-sdk/host';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CompiledScreen } from '../permissions/CompiledPortal.ts';

/** The screen that the page has been opened at. */
export interface OpenedScreen {
  readonly screen: CompiledScreen;
  readonly manifest: RegisteredManifest;
  /** The parameters of its address. */
  readonly params: Promise<ScreenParams>;
}

/** Options of {@link prefetchScreen}. */
export interface PrefetchServices {
  readonly queries: QueryClient;
  readonly preferences: Promise<Preferences>;
  readonly clientOf: (pluginId: string) => ApiClient;
}

/** Sends the requests of a screen; resolves when each has been responded to or has failed. */
export async function prefetchScreen(
  { screen, manifest, params }: OpenedScreen,
  { queries, preferences, clientOf }: PrefetchServices,
): Promise<void> {
  const declared = findPrefetches(screen, manifest);
  if (declared.length === 0) return;
  const { pluginId } = screen;
  const visit = { pluginId, params: await params, preferences: await preferences };
  await Promise.all(
    declared.map(async (one) => {
      const input = resolvePrefetch(one, visit);
      if (input === undefined) return;
      const endpoint = toEndpoint(one);
      const queryKey = callKey(pluginId, endpoint, input);
      await queries.prefetchQuery({
        queryKey,
        queryFn: async ({ signal }) => {
          try {
            return await clientOf(pluginId).call(endpoint, input as never, {
              signal,
              ...(one.passive && { passive: true }),
            });
          } catch (error) {
            await waitForObserver(queries, queryKey);
            throw error;
          }
        },
      });
    }),
  );
}

// After this time a screen that opens sends the request again.
const errorValidMs = 10_000;

/**
 * Resolves when a screen shows a query. A query that failed before would be requested again by the screen, and the user
 * would see its error twice.
 */
function waitForObserver(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const cache = queries.getQueryCache();
  if (cache.find({ queryKey })?.isActive()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(end, errorValidMs);
    const unsubscribe = cache.subscribe(({ type, query }) => {
      if (type === 'observerAdded' && query.queryHash === hashKey(queryKey)) end();
    });
    function end() {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}

function toEndpoint({ path, timeoutMs }: Pick<Endpoint, 'path' | 'timeoutMs'>): Endpoint {
  return {
    method: 'GET',
    path,
    access: signedIn,
    timeoutMs,
    responseKind: 'json',
    bodyKind: 'json',
    errors: [],
  };
}

function findPrefetches({ pluginId, code, child }: CompiledScreen, { functions, internal }: RegisteredManifest) {
  const page = functions[code] ?? internal[code.slice(pluginId.length + 1)];
  return (child === null ? page?.prefetch : page?.children?.[child]?.prefetch) ?? [];
}
