import { signOpeningForm } from '@brokerdesk/api';
import { guardAction } from '../behaviour/applications/applicationGuards.ts';
import { describeDetail } from '../behaviour/applications/applicationViews.ts';
import { applicantName, startWork } from '../behaviour/applications/changeStatus.ts';
import { formJobs } from '../behaviour/opening-forms/openingFormJobs.ts';
import { findForm } from '../behaviour/opening-forms/openingFormEvents.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import { notFound } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ApplicationRow } from '../state/rows.ts';

export const caSignsRoutes: readonly Route[] = [
  route(signOpeningForm, async (context, { body: { docID, ...seen } }) => {
    const { applyID } = seen;
    const guarded = guardAction(context, seen, 'signForm');
    if ('refusal' in guarded) return guarded.refusal;
    if (findForm(context, { applyID })?.docID !== docID) return notFound;
    const { actor } = context;
    const seconds = 3 + Math.floor(context.value('openingForms', `${applyID}/${seen.version}`, 'signing') ** 3 * 42);
    const at = context.now() + context.duration(seconds * 1000);
    startWork(context, guarded.row, { action: 'signForm', dueAt: at, actor });
    context.schedule({ type: formJobs.sign, at, args: { applyID, actor } });
    context.note({ targetID: applyID, targetName: applicantName(guarded.row) });
    await context.waitUntil(at);
    const row = findOwn<ApplicationRow>(context, 'applications', applyID);
    return row ? { code: 'OK', data: { docID, application: describeDetail(context, row) } } : notFound;
  }),
];
