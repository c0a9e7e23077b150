import { certifyApplication } from '@brokerdesk/api';
import { findOwn, notFound, route, type Route } from '@brokerdesk/mock-server/engine';
import { guardAction } from '../applications/changes/applicationGuards.ts';
import { describeDetail } from '../applications/list/applicationViews.ts';
import { startCertification } from './certificationJobs.ts';
import { caFailureTexts } from './caFailureTexts.ts';
import type { CaAttemptRow } from './caAttemptRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';

export const caRoutes: readonly Route[] = [
  route(certifyApplication, async (context, { body }) => {
    const guarded = guardAction(context, body, 'certify');
    if ('error' in guarded) return guarded.error;
    const { attemptID, dueAt } = startCertification(context, guarded.row);
    await context.waitUntil(dueAt);
    const row = findOwn<ApplicationRow>(context, 'applications', body.applyID);
    if (!row) return notFound;
    const attempt = context.row<CaAttemptRow>('caAttempts', attemptID);
    const reason = attempt?.reason ?? null;
    return {
      code: 'OK',
      data: {
        attemptID,
        result: attempt?.result ?? null,
        reason,
        reasonText: reason && caFailureTexts[reason],
        certificateSerial: attempt?.certificateSerial ?? null,
        application: describeDetail(context, row),
      },
    };
  }),
];
