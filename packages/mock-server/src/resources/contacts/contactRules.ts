// Contact groups and their details as the wire describes them.
import type { ContactDetail, ContactGroup } from '@brokerdesk/api';
import type { ContactDetailRow, ContactGroupRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { accountsOf } from '../users/accountRules.ts';

export function detailsOf(context: RequestContext, groupID: string): readonly ContactDetailRow[] {
  return context.rows<ContactDetailRow>('contactDetails').filter((row) => row.groupID === groupID);
}

export function countMembers(context: RequestContext, { brokerCode, groupID }: ContactGroupRow): number {
  return accountsOf(context, brokerCode).filter(({ groupIDs }) => groupIDs.includes(groupID)).length;
}

export function describeContactGroup(context: RequestContext, row: ContactGroupRow): ContactGroup {
  return {
    groupID: row.groupID,
    nameEN: row.nameEN,
    nameSC: row.nameSC,
    nameTC: row.nameTC,
    descriptionEN: row.descriptionEN,
    descriptionSC: row.descriptionSC,
    descriptionTC: row.descriptionTC,
    sequence: row.sequence,
    memberCount: countMembers(context, row),
    detailCount: detailsOf(context, row.groupID).length,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

export function describeContactDetail(row: ContactDetailRow): ContactDetail {
  return {
    detailID: row.detailID,
    groupID: row.groupID,
    nameEN: row.nameEN,
    nameSC: row.nameSC,
    nameTC: row.nameTC,
    phone: row.phone,
    email: row.email,
    whatsApp: row.whatsApp,
    weChat: row.weChat,
    hoursEN: row.hoursEN,
    hoursSC: row.hoursSC,
    hoursTC: row.hoursTC,
    sequence: row.sequence,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}
