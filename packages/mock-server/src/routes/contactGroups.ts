import { createContactGroup, deleteContactGroup, listContactGroups, updateContactGroup } from '@brokerdesk/api';
import type { ContactGroupRow } from '@brokerdesk/fixtures';
import type { CallContext } from '../pipeline/CallContext.ts';
import { inUse, notFound, type Refusal, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import {
  countMembers,
  describeContactGroup,
  detailsOf,
  nextSequence,
} from '../behaviour/administration/contactRecords.ts';
import { matchesText, sortRows } from '../behaviour/lists.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn, ownRows } from '../behaviour/ownRows.ts';
import { cutPage } from '../behaviour/smallLists.ts';
import { stamp } from '../behaviour/stamps.ts';
import { refuseTakenNames } from '../behaviour/uniqueNames.ts';

type Names = Pick<ContactGroupRow, 'nameEN' | 'nameSC' | 'nameTC'>;

export const contactGroupRoutes: readonly Route[] = [
  route(listContactGroups, (context, { query }) => {
    const text = query.q?.trim().toLowerCase();
    const found = ownGroups(context).filter((row) => !text || matchesText(Object.values(namesOf(row)), text));
    const sorted = sortRows(found, { sort: query.sort ?? 'sequence', valueOf, idOf: ({ groupID }) => groupID });
    const described = sorted.map((row) => describeContactGroup(context, row));
    return { code: 'OK', data: cutPage(described, query) };
  }),

  route(createContactGroup, (context, { body }) => {
    const refusal = refuseNames(context, body);
    if (refusal) return refusal;
    const row: ContactGroupRow = {
      ...body,
      groupID: context.token(`${context.brokerCode}-CG`),
      brokerCode: context.brokerCode ?? '',
      sequence: body.sequence ?? nextSequence(ownGroups(context)),
      ...stamp(context),
    };
    context.change((draft) => draft.put('contactGroups', row.groupID, row));
    context.note({ targetID: row.groupID, targetName: row.nameEN });
    return { code: 'OK', data: describeContactGroup(context, row) };
  }),

  route(updateContactGroup, (context, { params, body }) => {
    const before = findOwn<ContactGroupRow>(context, 'contactGroups', params.groupID);
    if (!before) return notFound;
    const refusal =
      refuseStale(before, body.version, () => describeContactGroup(context, before)) ??
      refuseNames(context, body, before.groupID);
    if (refusal) return refusal;
    const { sequence = before.sequence, ...texts } = body;
    const row: ContactGroupRow = { ...before, ...texts, sequence, ...stamp(context, before) };
    context.change((draft) => draft.put('contactGroups', row.groupID, row));
    const changes = changesBetween(before, row, recordedFields);
    context.note({ targetID: row.groupID, targetName: row.nameEN, changes });
    return { code: 'OK', data: describeContactGroup(context, row) };
  }),

  route(deleteContactGroup, (context, { params, query }) => {
    const row = findOwn<ContactGroupRow>(context, 'contactGroups', params.groupID);
    if (!row) return notFound;
    const refusal = refuseStale(row, query.version, () => describeContactGroup(context, row));
    if (refusal) return refusal;
    const [memberCount, detailCount] = [countMembers(context, row), detailsOf(context, row.groupID).length];
    if (memberCount + detailCount > 0) return inUse(groupInUse, { memberCount, detailCount });
    context.change((draft) => draft.remove('contactGroups', row.groupID));
    context.note({ targetID: row.groupID, targetName: row.nameEN });
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

const groupInUse = {
  en_US: 'The group has members or contact details, so it cannot be deleted.',
  zh_CN: '该组仍有成员或联系资料，不能删除。',
  zh_HK: '此組別仍有成員或聯絡資料，不能刪除。',
};

function ownGroups(context: CallContext): readonly ContactGroupRow[] {
  return ownRows<ContactGroupRow>(context, 'contactGroups');
}

function namesOf({ nameEN, nameSC, nameTC }: Names) {
  return { nameEN, nameSC, nameTC };
}

function refuseNames(context: CallContext, names: Names, groupID?: string): Refusal | undefined {
  const others = ownGroups(context).filter((row) => row.groupID !== groupID);
  return refuseTakenNames(context.language, namesOf(names), others.map(namesOf));
}

function valueOf(row: ContactGroupRow, field: string): string | number {
  return field === 'sequence' ? row.sequence : row.nameEN.toLowerCase();
}
