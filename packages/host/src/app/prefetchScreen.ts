// Sends the requests that a manifest declares for a screen while its code arrives. Each is stored where the screen's own
// call looks for it, so it is sent once; a failed one is sent again by the screen, which shows the error.
import { type Endpoint, signedIn } from '@brokerdesk/api';
import type { ApiClient, Preferences, ScreenParams } from '@brokerdesk/plugin-sdk';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { callKey, resolvePrefetch } from '@brokerdesk/plugin-sdk/host';
import type { QueryClient } from '@tanstack/react-query';
import type { CompiledScreen } from '../permissions/CompiledPortal.ts';

/** The screen that the page has been opened at. */
export interface OpenedScreen {
  readonly screen: CompiledScreen;
  readonly manifest: Manifest;
  /** The parameters of its address. */
  readonly params: Promise<ScreenParams>;
}

/** What {@link prefetchScreen} uses. */
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
      const endpoint: Endpoint = {
        method: 'GET',
        path: one.path,
        access: signedIn,
        timeoutMs: one.timeoutMs,
        responseKind: 'json',
        bodyKind: 'json',
        errors: [],
      };
      await queries.prefetchQuery({
        queryKey: callKey(pluginId, endpoint, input),
        queryFn: ({ signal }) => clientOf(pluginId).call(endpoint, input as never, { signal }),
      });
    }),
  );
}

function findPrefetches({ pluginId, code, child }: CompiledScreen, { functions, internal }: Manifest) {
  const page = functions[code] ?? internal[code.slice(pluginId.length + 1)];
  return (child === null ? page?.prefetch : page?.children?.[child]?.prefetch) ?? [];
}
