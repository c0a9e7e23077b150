// The user knows their own changes before the screen has reloaded. So a further change sends the version that the
// previous one resulted in, and never conflicts with it. A change by another user in between results in another
// version, and conflicts as usual.
import { type ApiClient, ApiError } from '@brokerdesk/plugin-sdk';

/** A version as the screen shows it. */
export interface SeenVersion {
  /** The session's client. */
  readonly api: ApiClient;
  /** The record that has the version. */
  readonly key: string;
  readonly version: number;
}

/** A change of a versioned record. */
export interface VersionedChange<Data> {
  /** Sends the change with the version that the back end receives. */
  readonly send: (version: number) => Promise<Data>;
  /** Returns the version that results from it; undefined after a deletion. */
  readonly versionOf: (data: Data, from: number) => number | undefined;
}

/** Successive versions, each made by this session. */
interface VersionRange {
  readonly from: number;
  readonly to: number;
}

const ranges = new WeakMap<ApiClient, Map<string, VersionRange>>();

/** Makes a change. If only this session has changed the version that the user saw, it sends the newest one. */
export async function withLatestOwnVersion<Data>(
  { api, key, version }: SeenVersion,
  change: VersionedChange<Data>,
): Promise<Data> {
  const sessionRanges = ranges.get(api) ?? new Map<string, VersionRange>();
  ranges.set(api, sessionRanges);
  const range = sessionRanges.get(key);
  const from = range && version >= range.from && version < range.to ? range.to : version;
  try {
    const data = await change.send(from);
    const to = change.versionOf(data, from);
    if (to !== undefined) sessionRanges.set(key, { from: range?.to === from ? range.from : from, to });
    return data;
  } catch (error) {
    // From now on, the screen shows the state that the back end returned.
    if (error instanceof ApiError && error.code === 'E0005') sessionRanges.delete(key);
    throw error;
  }
}
