import { certifyApplication } from '@brokerdesk/api';
import { guardAction } from '../behaviour/applications/applicationGuards.ts';
import { describeDetail } from '../behaviour/applications/applicationViews.ts';
import { startCertification } from '../behaviour/applications/certification.ts';
import { caFailureTexts } from '../behaviour/applications/caFailureTexts.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import { notFound } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { CaAttemptRow } from '../state/caAttemptRows.ts';
import type { ApplicationRow } from '../state/rows.ts';

export const caRoutes: readonly Route[] = [
  route(certifyApplication, async (context, { body }) => {
    const guarded = guardAction(context, body, 'certify');
    if ('refusal' in guarded) return guarded.refusal;
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
