import {
  createContactDetail,
  deleteContactDetail,
  listContactDetails,
  type MockInput,
  updateContactDetail,
} from '@brokerdesk/api';
import type { ContactDetailRow, ContactGroupRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { checkVersion, type ErrorResponse, invalidFields, message, notFound } from '../../context/errorResponses.ts';
import { type Route, route } from '../../context/Route.ts';
import { describeContactDetail } from './contactRules.ts';
import { nextSequence } from '../../shared-rules/lists/sequences.ts';
import { matchesText, paginate, sortRows } from '../../shared-rules/lists/lists.ts';
import { diffFields } from '../../shared-rules/diffFields.ts';
import { findOwn, ownRows } from '../../shared-rules/ownRows.ts';
import { stamp } from '../../shared-rules/stamp.ts';
import { nameIn } from '../../shared-rules/texts/localTexts.ts';
import { rejectTakenNames } from '../../shared-rules/texts/rejectTakenNames.ts';
import { rowMaximum } from '../../state/RowMaximum.ts';
import { createNameIndex, toLocalText } from '../../shared-rules/texts/nameIndex.ts';

type CreateShapes = typeof createContactDetail extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type DetailInput = MockInput<CreateShapes>['body'];

export const contactDetailRoutes: readonly Route[] = [
  route(listContactDetails, (context, { query }) => {
    const text = query.q;
    const found = ownRows<ContactDetailRow>(context, 'contactDetails').filter(
      (row) =>
        (query.groupID === undefined || row.groupID === query.groupID) &&
        matchesText([row.nameEN, row.nameSC, row.nameTC, row.phone, row.email, row.whatsApp], text),
    );
    const orderOf = orderOfGroups(context);
    const sorted = sortRows(found, {
      sort: query.sort ?? 'sequence',
      valueOf: (row, field) =>
        field === 'sequence' ? (orderOf.get(row.groupID) ?? 0) * 10_001 + row.sequence : nameIn(context.language, row),
      language: context.language,
      idOf: ({ detailID }) => detailID,
    });
    return { code: 'OK', data: paginate(sorted.map(describeContactDetail), query) };
  }),

  route(createContactDetail, (context, { body }) => {
    const error = checkDetail(context, body);
    if (error) return error;
    const row: ContactDetailRow = {
      ...body,
      detailID: context.token(`${context.brokerCode}-CD`),
      brokerCode: context.brokerCode ?? '',
      sequence: body.sequence ?? nextSequence(context, { collection: 'contactDetails', last, list: body.groupID }),
      ...stamp(context),
    };
    context.change((draft) => draft.put('contactDetails', row.detailID, row));
    context.recordOperation({ targetID: row.detailID, targetName: row.nameEN });
    return { code: 'OK', data: describeContactDetail(row) };
  }),

  route(updateContactDetail, (context, { params, body }) => {
    const before = findOwn<ContactDetailRow>(context, 'contactDetails', params.detailID);
    if (!before) return notFound;
    const error =
      checkVersion(before, body.version, () => describeContactDetail(before)) ??
      checkDetail(context, body, before.detailID);
    if (error) return error;
    const { sequence = before.sequence, ...fields } = body;
    const row: ContactDetailRow = { ...before, ...fields, sequence, ...stamp(context, before) };
    context.change((draft) => draft.put('contactDetails', row.detailID, row));
    const changes = diffFields(toReadable(context, before), toReadable(context, row), recordedFields);
    context.recordOperation({ targetID: row.detailID, targetName: row.nameEN, changes });
    return { code: 'OK', data: describeContactDetail(row) };
  }),

  route(deleteContactDetail, (context, { params, query }) => {
    const row = findOwn<ContactDetailRow>(context, 'contactDetails', params.detailID);
    if (!row) return notFound;
    const error = checkVersion(row, query.version, () => describeContactDetail(row));
    if (error) return error;
    context.change((draft) => draft.remove('contactDetails', row.detailID));
    context.recordOperation({ targetID: row.detailID, targetName: row.nameEN });
    return { code: 'OK', data: null };
  }),
];

const recordedFields = [
  'group',
  'nameEN',
  'nameSC',
  'nameTC',
  'phone',
  'email',
  'whatsApp',
  'weChat',
  'hoursEN',
  'hoursSC',
  'hoursTC',
  'sequence',
] as const satisfies readonly (keyof ContactDetailRow | 'group')[];

function orderOfGroups(context: RequestContext): ReadonlyMap<string, number> {
  const groups = ownRows<ContactGroupRow>(context, 'contactGroups');
  const sorted = sortRows(groups, {
    sort: 'sequence',
    valueOf: ({ sequence }) => sequence,
    idOf: ({ groupID }) => groupID,
  });
  return new Map(sorted.map(({ groupID }, index) => [groupID, index]));
}

function checkDetail(context: RequestContext, input: DetailInput, detailID?: string): ErrorResponse | undefined {
  const { groupID } = input;
  if (!findOwn<ContactGroupRow>(context, 'contactGroups', groupID)) {
    const texts = message('There is no such group.', '没有此组别。', '沒有此組別。');
    return invalidFields(context.language, [{ path: 'groupID', rule: 'unknown', texts }]);
  }
  if ([input.phone, input.email, input.whatsApp, input.weChat].every((channel) => channel === null)) {
    const texts = message(
      'At least one contact method is required.',
      '请至少填写一种联系方式。',
      '請填寫最少一種聯絡方法。',
    );
    return invalidFields(context.language, [{ path: 'phone', rule: 'required', texts }]);
  }
  const candidate = { list: groupID, names: toLocalText(input), id: detailID };
  return rejectTakenNames(context.language, 'name', findTakenNames(context, candidate));
}

const last = rowMaximum(({ groupID, sequence }: ContactDetailRow) => ({ list: groupID, value: sequence }));

const findTakenNames = createNameIndex({
  collection: 'contactDetails',
  listOf: ({ groupID }: ContactDetailRow) => groupID,
  namesOf: toLocalText,
});

/** With the name of the group in place of its identifier. */
function toReadable(context: RequestContext, row: ContactDetailRow) {
  return { ...row, group: context.row<ContactGroupRow>('contactGroups', row.groupID)?.nameEN };
}
