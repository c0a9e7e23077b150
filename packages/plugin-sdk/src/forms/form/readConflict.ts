import { ApiError } from '../../errors.ts';

/** The record as it stands, and who has made it so. */
export interface CurrentRecord<Rec> {
  readonly record: Rec;
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string | null;
}

/** Gives what an `E0005` tells of the record as it stands; undefined for any other failure. */
export function readConflict<Rec>(error: unknown): CurrentRecord<Rec> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'E0005') return undefined;
  const { current, by, at } = (error.data ?? {}) as { current?: Rec; by?: unknown; at?: unknown };
  if (current === undefined || current === null) return undefined;
  return { record: current, by: typeof by === 'string' ? by : null, at: typeof at === 'string' ? at : null };
}
