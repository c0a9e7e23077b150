import { limits, listChinaAddressProofs, reviewChinaAddressProof } from '@brokerdesk/api';
import {
  checkVersion,
  createInvalidStateError,
  createRequiredProblem,
  diffFields,
  invalidFields,
  message,
  notFound,
  reasonRequiredTexts,
  route,
  type Route,
  stamp,
} from '@brokerdesk/mock-server/engine';
import {
  type ChinaAddressProofRow,
  describeAddressProof,
  findAddressProof,
  isReviewable,
  reviewOf,
  selectAddressProofs,
} from './chinaAddressProofRules.ts';

export const chinaAddressProofRoutes: readonly Route[] = [
  route(listChinaAddressProofs, (context, { query: { page = 1, size = limits.pageSize, ...filters } }) => {
    const found = selectAddressProofs(context, filters);
    const items = found.slice((page - 1) * size, page * size).map((row) => describeAddressProof(context, row));
    return { code: 'OK', data: { items, page, size, total: found.length } };
  }),

  route(reviewChinaAddressProof, (context, { params, body: { status, reason, version } }) => {
    const application = findAddressProof(context, params.applyID);
    if (!application) return notFound;
    const before = reviewOf(context, application);
    const staleError = checkVersion(before, version, () => describeAddressProof(context, application));
    if (staleError) return staleError;
    if (!isReviewable(application)) return createInvalidStateError(application.status, reviewClosedTexts);
    if (status === 'DPV' && !reason)
      return invalidFields(context.language, [{ ...createRequiredProblem('reason'), texts: reasonRequiredTexts }]);
    const after: ChinaAddressProofRow = { ...before, status, reason: reason || null, ...stamp(context, before) };
    context.change((draft) => draft.put('chinaAddressProofs', after.applyID, after));
    context.recordOperation({
      targetID: after.applyID,
      targetName: `${application.lastName} ${application.firstName}`.trim(),
      changes: diffFields(before, after, ['status', 'reason']),
    });
    return { code: 'OK', data: describeAddressProof(context, application) };
  }),
];

const reviewClosedTexts = message(
  'The application is past the review stage, so its address proof can no longer be reviewed.',
  '申请已过审核阶段，住址证明不能再审核。',
  '申請已過審核階段，住址證明不能再審核。',
);
