// What this session has changed itself is known to its person, before the screen has read it anew: a further change of
// his names the version that his own one has made, so that it never meets itself as a conflict. Whatever anybody else
// does in between has yet another version, and is a conflict as ever.
import { type ApiClient, ApiError } from '@brokerdesk/plugin-sdk';

/** A version that somebody has seen. */
export interface SeenVersion {
  /** The session's client. */
  readonly api: ApiClient;
  /** What has the version. */
  readonly key: string;
  readonly version: number;
}

/** A change of what has a version. */
export interface VersionedChange<Data> {
  /** Makes it, by the version that the back end is told. */
  readonly send: (version: number) => Promise<Data>;
  /** The version that it has made; undefined where nothing is left that could have one. */
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
