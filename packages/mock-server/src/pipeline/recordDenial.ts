import { removeExpired } from '../shared-rules/removeExpired.ts';
import type { RequestContext } from '../context/RequestContext.ts';

/** An endpoint that was denied to a session, for which one operation record is enough. */
interface DenialRow {
  readonly recordedUntil: number;
}

const collection = 'denials';
/** As long as the longest session. */
const retentionMs = 12 * 3_600_000;

/** Writes an operation record for a caller who may not send this request; once for each session and endpoint. */
export function recordDenial(context: RequestContext): void {
  const { session } = context;
  if (!session) return;
  const { method, path } = context.details.endpoint;
  const id = `${session.sessionID} ${method} ${path}`;
  if (context.row<DenialRow>(collection, id)) return;
  removeExpired<DenialRow>(context, collection, ({ recordedUntil }) => recordedUntil);
  const row: DenialRow = { recordedUntil: context.now() + retentionMs };
  context.change((draft) => draft.put(collection, id, row));
  context.recordOperation({ operation: 'access.denied', targetName: `${method} ${path}` });
}
