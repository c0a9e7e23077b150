import { signOpeningForm } from '@brokerdesk/api';
import { findOwn, notFound, route, type Route } from '@brokerdesk/mock-server/engine';
import { guardAction } from '../applications/changes/applicationGuards.ts';
import { describeDetail } from '../applications/list/applicationViews.ts';
import { applicantName, startWork } from '../applications/changes/changeStatus.ts';
import { formJobs } from './openingFormJobs.ts';
import { findForm } from './openingFormEvents.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';

export const openingFormSignatureRoutes: readonly Route[] = [
  route(signOpeningForm, async (context, { body: { docID, ...seenVersion } }) => {
    const { applyID } = seenVersion;
    const guarded = guardAction(context, seenVersion, 'signForm');
    if ('error' in guarded) return guarded.error;
    if (findForm(context, { applyID })?.docID !== docID) return notFound;
    const { actor } = context;
    const seconds =
      3 + Math.floor(context.value('openingForms', `${applyID}/${guarded.row.version}`, 'signing') ** 3 * 42);
    const at = context.now() + context.duration(seconds * 1000);
    startWork(context, guarded.row, { action: 'signForm', dueAt: at, actor });
    context.schedule({ type: formJobs.sign, at, args: { applyID, actor } });
    context.recordOperation({ targetID: applyID, targetName: applicantName(guarded.row) });
    await context.waitUntil(at);
    const row = findOwn<ApplicationRow>(context, 'applications', applyID);
    return row ? { code: 'OK', data: { docID, application: describeDetail(context, row) } } : notFound;
  }),
];
