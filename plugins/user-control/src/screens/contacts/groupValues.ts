import type { ContactGroup } from '@brokerdesk/plugin-sdk/api';

/** Returns the fields of a group that its call takes, empty for a new one. */
export function toGroupBody(group?: ContactGroup) {
  return {
    nameEN: group?.nameEN ?? '',
    nameSC: group?.nameSC ?? '',
    nameTC: group?.nameTC ?? '',
    descriptionEN: group?.descriptionEN ?? '',
    descriptionSC: group?.descriptionSC ?? '',
    descriptionTC: group?.descriptionTC ?? '',
  };
}
