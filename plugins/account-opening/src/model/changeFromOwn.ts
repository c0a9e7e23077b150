// What this session has changed itself is known to its person, before the screen has read it anew: a further change of
// his names the version that his own one has made, so that it never meets itself as a conflict. Whatever anybody else
// does in between has yet another version, and is a conflict as ever.
import { type ApiClient, RefusalError } from '@brokerdesk/plugin-sdk';

/** A version that somebody has seen. */
export interface Seen {
  /** The session's client. */
  readonly api: ApiClient;
  /** What has the version. */
  readonly place: string;
  readonly version: number;
}

/** A change of what has a version. */
export interface OwnChange<Data> {
  /** Makes it, by the version that the back end is told. */
  readonly send: (version: number) => Promise<Data>;
  /** The version that it has made; undefined where nothing is left that could have one. */
  readonly versionOf: (data: Data, from: number) => number | undefined;
}

/** Versions that follow each other, each made by this session. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const ranges = new WeakMap<ApiClient, Map<string, Range>>();

/** Makes a change from the newest version that only this session has made of the one that was seen. */
export async function changeFromOwn<Data>({ api, place, version }: Seen, change: OwnChange<Data>): Promise<Data> {
  const own = ranges.get(api) ?? new Map<string, Range>();
  ranges.set(api, own);
  const range = own.get(place);
  const from = range && version >= range.from && version < range.to ? range.to : version;
  try {
    const data = await change.send(from);
    const to = change.versionOf(data, from);
    if (to !== undefined) own.set(place, { from: range?.to === from ? range.from : from, to });
    return data;
  } catch (error) {
    // Whatever is shown from now on is what the back end has told.
    if (error instanceof RefusalError && error.code === 'E0005') own.delete(place);
    throw error;
  }
}
