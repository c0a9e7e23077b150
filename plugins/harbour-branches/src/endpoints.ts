import { anyOf, endpoint, instant, localText } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

const branchVisit = z.object({
  visitID: z.string(),
  applyID: z.string(),
  applicantName: z.string(),
  branch: localText,
  time: instant,
  counterStaff: z.string(),
  state: z.enum(['booked', 'attended', 'missed']),
  /** A note for the counter; may be empty. */
  note: z.string(),
});

/** A visit of an applicant to a branch. */
export type BranchVisit = z.output<typeof branchVisit>;

/** Lists visits, the soonest first: those of one application, or the next ten of the broker. */
export const listBranchVisits = endpoint({
  method: 'GET',
  path: '/harbour/branch_visits',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  errors: ['E0004'],
  shapes: {
    query: z.object({ applyID: z.string().min(1).max(64).optional() }),
    data: z.array(branchVisit),
  },
});

/** The maximum number of characters of a note. */
export const noteMaxLength = 500;

/** Writes the note for the counter about a visit; an empty text removes it. */
export const updateBranchVisitNote = endpoint({
  method: 'PUT',
  path: '/harbour/branch_visits/{visitID}/notes',
  operation: 'branchVisit.note',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  errors: ['E0003', 'E0004'],
  shapes: {
    params: z.object({ visitID: z.string().min(1).max(64) }),
    body: z.object({ note: z.string().trim().max(noteMaxLength) }),
    data: branchVisit,
  },
});
