import { limits, listChinaAddressProofs, reviewChinaAddressProof } from '@brokerdesk/api';
import {
  describeAddressProof,
  findAddressProof,
  isReviewable,
  reviewOf,
  selectAddressProofs,
} from '../behaviour/applications/chinaAddressProofs.ts';
import { needed, reasonNeeded, wrongState } from '../behaviour/content/contentRefusals.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { stamp } from '../behaviour/stamps.ts';
import { invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ChinaAddressProofRow } from '../state/contentRows.ts';

export const chinaAddressProofsRoutes: readonly Route[] = [
  route(listChinaAddressProofs, (context, { query: { page = 1, size = limits.pageSize, ...asked } }) => {
    const found = selectAddressProofs(context, asked);
    const items = found.slice((page - 1) * size, page * size).map((row) => describeAddressProof(context, row));
    return { code: 'OK', data: { items, page, size, total: found.length } };
  }),

  route(reviewChinaAddressProof, (context, { params, body: { status, reason, version } }) => {
    const application = findAddressProof(context, params.applyID);
    if (!application) return notFound;
    const before = reviewOf(context, application);
    const stale = refuseStale(before, version, () => describeAddressProof(context, application));
    if (stale) return stale;
    if (!isReviewable(application)) return wrongState(application.status, pastItsCheck);
    if (status === 'rejected' && !reason)
      return invalidFields(context.language, [{ ...needed('reason'), texts: reasonNeeded }]);
    const after: ChinaAddressProofRow = { ...before, status, reason: reason || null, ...stamp(context, before) };
    context.change((draft) => draft.put('chinaAddressProofs', after.applyID, after));
    context.note({
      targetID: after.applyID,
      targetName: `${application.lastName} ${application.firstName}`.trim(),
      changes: changesBetween(before, after, ['status', 'reason']),
    });
    return { code: 'OK', data: describeAddressProof(context, application) };
  }),
];

const pastItsCheck = {
  en_US: 'The application is past its check, so its address proof is not reviewed any more.',
  zh_CN: '申请已完成核对，住址证明不能再审核。',
  zh_HK: '申請已完成核對，住址證明不能再審核。',
};
