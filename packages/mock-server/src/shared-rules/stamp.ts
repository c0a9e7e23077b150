import type { RequestContext } from '../context/RequestContext.ts';
import type { Stamp } from '../state/rows.ts';
import { formatTime } from '../contract/times.ts';

/** The stamp of a new record, or of the next version of an existing one. */
export function stamp(context: RequestContext, before?: Stamp): Stamp {
  return {
    version: (before?.version ?? 0) + 1,
    updateTime: formatTime(context.now()),
    updateBy: context.actor.userName ?? '',
  };
}
