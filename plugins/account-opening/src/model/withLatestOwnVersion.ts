// The user knows their own changes before the screen has reloaded. So a further change names the version that the
// previous one made, and never conflicts with it. A change by another user in between makes yet another version, and is
// a conflict as always.
import { type ApiClient, ApiError } from '@brokerdesk/plugin-sdk';

/** A version as the screen shows it. */
export interface SeenVersion {
  /** The session's client. */
  readonly api: ApiClient;
  /** What has the version. */
  readonly key: string;
  readonly version: number;
}

/** A change of what has a version. */
export interface VersionedChange<Data> {
  /** Sends the change with the version that the back end receives. */
  readonly send: (version: number) => Promise<Data>;
  /** Returns the version that it has made; undefined after a deletion. */
  readonly versionOf: (data: Data, from: number) => number | undefined;
}

/** Versions that follow each other, each made by this session. */
interface VersionRange {
  readonly from: number;
  readonly to: number;
}

const ranges = new WeakMap<ApiClient, Map<string, VersionRange>>();

/** Makes a change from the newest version that only this session has made of the one that was seen. */
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
    // Whatever is shown from now on is what the back end has told.
    if (error instanceof ApiError && error.code === 'E0005') sessionRanges.delete(key);
    throw error;
  }
}
