import { createContactGroup, deleteContactGroup, listContactGroups, updateContactGroup } from '@brokerdesk/api';
import type { ContactGroupRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { checkVersion, type ErrorResponse, inUse, message, notFound } from '../../context/errorResponses.ts';
import { type Route, route } from '../../context/Route.ts';
import { countMembers, describeContactGroup, detailsOf } from './contactRules.ts';
import { nextSequence } from '../../shared-rules/lists/sequences.ts';
import { matchesText, paginate, sortRows } from '../../shared-rules/lists/lists.ts';
import { diffFields } from '../../shared-rules/diffFields.ts';
import { findNamedBroker } from '../brokers/findNamedBroker.ts';
import { findOwn } from '../../shared-rules/ownRows.ts';
import { stamp } from '../../shared-rules/stamp.ts';
import { nameIn } from '../../shared-rules/texts/localTexts.ts';
import { rejectTakenNames } from '../../shared-rules/texts/rejectTakenNames.ts';
import { rowMaximum } from '../../state/RowMaximum.ts';
import { createNameIndex, toLocalText } from '../../shared-rules/texts/nameIndex.ts';

type Names = Pick<ContactGroupRow, 'nameEN' | 'nameSC' | 'nameTC'>;

export const contactGroupRoutes: readonly Route[] = [
  route(listContactGroups, (context, { query }) => {
    const text = query.q;
    const broker = findNamedBroker(context, query.brokerCode);
    if (!broker) return notFound;
    const found = groupsOf(context, broker.brokerCode).filter((row) => matchesText(Object.values(namesOf(row)), text));
    const sorted = sortRows(found, {
      sort: query.sort ?? 'sequence',
      language: context.language,
      valueOf: (row, field) => (field === 'sequence' ? row.sequence : nameIn(context.language, row)),
      idOf: ({ groupID }) => groupID,
    });
    const described = sorted.map((row) => describeContactGroup(context, row));
    return { code: 'OK', data: paginate(described, query) };
  }),

  route(createContactGroup, (context, { body }) => {
    const error = checkNames(context, body);
    if (error) return error;
    const row: ContactGroupRow = {
      ...body,
      groupID: context.token(`${context.brokerCode}-CG`),
      brokerCode: context.brokerCode ?? '',
      sequence:
        body.sequence ?? nextSequence(context, { collection: 'contactGroups', last, list: context.brokerCode ?? '' }),
      ...stamp(context),
    };
    context.change((draft) => draft.put('contactGroups', row.groupID, row));
    context.recordOperation({ targetID: row.groupID, targetName: row.nameEN });
    return { code: 'OK', data: describeContactGroup(context, row) };
  }),

  route(updateContactGroup, (context, { params, body }) => {
    const before = findOwn<ContactGroupRow>(context, 'contactGroups', params.groupID);
    if (!before) return notFound;
    const error =
      checkVersion(before, body.version, () => describeContactGroup(context, before)) ??
      checkNames(context, body, before.groupID);
    if (error) return error;
    const { sequence = before.sequence, ...texts } = body;
    const row: ContactGroupRow = { ...before, ...texts, sequence, ...stamp(context, before) };
    context.change((draft) => draft.put('contactGroups', row.groupID, row));
    const changes = diffFields(before, row, recordedFields);
    context.recordOperation({ targetID: row.groupID, targetName: row.nameEN, changes });
    return { code: 'OK', data: describeContactGroup(context, row) };
  }),

  route(deleteContactGroup, (context, { params, query }) => {
    const row = findOwn<ContactGroupRow>(context, 'contactGroups', params.groupID);
    if (!row) return notFound;
    const error = checkVersion(row, query.version, () => describeContactGroup(context, row));
    if (error) return error;
    const [memberCount, detailCount] = [countMembers(context, row), detailsOf(context, row.groupID).length];
    if (memberCount + detailCount > 0) return inUse(groupInUseTexts, { memberCount, detailCount });
    context.change((draft) => draft.remove('contactGroups', row.groupID));
    context.recordOperation({ targetID: row.groupID, targetName: row.nameEN });
    return { code: 'OK', data: null };
  }),
];

const recordedFields = [
  'nameEN',
  'nameSC',
  'nameTC',
  'descriptionEN',
  'descriptionSC',
  'descriptionTC',
  'sequence',
] as const satisfies readonly (keyof ContactGroupRow)[];

const groupInUseTexts = message(
  'The group has members or contact details, so it cannot be deleted.',
  '此组别仍有成员或联系资料，不能删除。',
  '此組別仍有成員或聯絡資料，不能刪除。',
);

function groupsOf(context: RequestContext, brokerCode: string): readonly ContactGroupRow[] {
  return context.rowsOf<ContactGroupRow>('contactGroups', brokerCode).filter((row) => row.brokerCode === brokerCode);
}

function namesOf({ nameEN, nameSC, nameTC }: Names) {
  return { nameEN, nameSC, nameTC };
}

function checkNames(context: RequestContext, names: Names, groupID?: string): ErrorResponse | undefined {
  const candidate = { list: context.brokerCode ?? '', names: toLocalText(names), id: groupID };
  return rejectTakenNames(context.language, 'name', findTakenNames(context, candidate));
}

const last = rowMaximum(({ brokerCode, sequence }: ContactGroupRow) => ({ list: brokerCode, value: sequence }));

const findTakenNames = createNameIndex({
  collection: 'contactGroups',
  listOf: ({ brokerCode }: ContactGroupRow) => brokerCode,
  namesOf: toLocalText,
});
