// The two kinds of time on the wire. Days, weeks and months are those of `limits.timeZone`.
import { z } from 'zod';

/** An instant: RFC 3339 with `Z` or an offset, as in `2026-03-02T03:00:00Z`. */
export const instant = z.iso.datetime({ offset: true });

/** A day of the calendar, as in `2026-03-02`. */
export const day = z.iso.date();
