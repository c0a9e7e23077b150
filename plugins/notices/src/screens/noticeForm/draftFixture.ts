import type { createNotification, InputOf } from '@brokerdesk/plugin-sdk/api';

/** A draft for clients with cash accounts, by email. */
export const draft: NonNullable<InputOf<typeof createNotification>['body']> = {
  status: 'draft',
  userGroupID: 'NTG-DEMO-CASH',
  channel: 'email',
  sendUserStatus: [1],
  pushTime: null,
  titleEN: 'Office hours',
  titleSC: '办公时间',
  titleTC: '辦公時間',
  contentEN: 'Our branches open at nine.',
  contentSC: '分行于九时开始营业。',
  contentTC: '分行於九時開始營業。',
  deleteUserGroup: false,
};
