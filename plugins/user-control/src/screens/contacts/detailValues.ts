import type { ContactDetail } from '@brokerdesk/plugin-sdk/api';

/** The ways to reach a contact. */
export const ways = ['phone', 'email', 'whatsApp', 'weChat'] as const;

/** The values of the form of a contact. */
export type DetailValues = ReturnType<typeof toValues>;

/** Returns the values for a contact, or for a new one of a group. */
export function toValues(detail: ContactDetail | undefined, groupID: string) {
  return {
    groupID: detail?.groupID ?? groupID,
    nameEN: detail?.nameEN ?? '',
    nameSC: detail?.nameSC ?? '',
    nameTC: detail?.nameTC ?? '',
    phone: detail?.phone ?? '',
    email: detail?.email ?? '',
    whatsApp: detail?.whatsApp ?? '',
    weChat: detail?.weChat ?? '',
    hoursEN: detail?.hoursEN ?? '',
    hoursSC: detail?.hoursSC ?? '',
    hoursTC: detail?.hoursTC ?? '',
  };
}

/** Returns the body of a call. A way that is left empty does not exist. */
export function toBody({ phone, email, whatsApp, weChat, ...values }: DetailValues) {
  return {
    ...values,
    phone: phone.trim() || null,
    email: email.trim() || null,
    whatsApp: whatsApp.trim() || null,
    weChat: weChat.trim() || null,
  };
}

/** Returns the fields of a contact that its call takes. */
export function toDetailBody(detail: ContactDetail) {
  return toBody(toValues(detail, detail.groupID));
}
