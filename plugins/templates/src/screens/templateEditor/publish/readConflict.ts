import { ApiError } from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';

/** Another user has published in the meantime. */
export interface PublishConflict {
  readonly theirs: ProfileDetail;
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string | null;
}

/** Returns the template as another user has published it, from an `E0005`; undefined for any other failure. */
export function readConflict(failure: unknown): PublishConflict | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'E0005') return undefined;
  const { current, by, at } = (failure.data ?? {}) as { current?: unknown; by?: unknown; at?: unknown };
  if (typeof current !== 'object' || current === null) return undefined;
  return {
    theirs: current as ProfileDetail,
    by: typeof by === 'string' ? by : null,
    at: typeof at === 'string' ? at : null,
  };
}
