import {
  listNotificationDeliveries,
  type NotificationDelivery,
  resendNotification,
  testNotification,
} from '@brokerdesk/api';
import type { UserRow } from '@brokerdesk/fixtures';
import {
  invalidFields,
  maskEmail,
  maskMobile,
  matchesText,
  message,
  notFound,
  paginate,
  route,
  type Route,
  sendMessage,
  sortRows,
} from '@brokerdesk/mock-server/engine';
import { findNotification } from '../findNotification.ts';
import { wireLanguages } from '../notificationDelivery.ts';
import { describeNotification } from '../notificationList.ts';
import { listDeliveries, startResending } from './deliveryRules.ts';

export const notificationDeliveryRoutes: readonly Route[] = [
  route(listNotificationDeliveries, (context, { query }) => {
    if (!findNotification(context, query.ntfID)) return notFound;
    const { q = '', state, sort = 'state' } = query;
    const found = listDeliveries(context, query.ntfID).filter(
      (row) => (state === undefined || row.state === state) && matchesText([row.accountNumber], q),
    );
    const rows = sortRows(found, { sort, valueOf, idOf: ({ accountNumber }) => accountNumber });
    return { code: 'OK', data: paginate(rows, query) };
  }),

  route(resendNotification, (context, { params }) => {
    const row = findNotification(context, params.ntfID);
    if (!row) return notFound;
    const count = startResending(context, row.ntfID);
    if (count === 0) return { code: 'E0015', data: { status: row.status, action: 'resend' } };
    const changes = [{ field: 'recipientCount', before: null, after: String(count) }];
    context.recordOperation({ targetID: row.ntfID, targetName: row.titleEN, changes });
    return { code: 'OK', data: describeNotification(context, row) };
  }),

  route(testNotification, (context, { body: { channel, texts } }) => {
    const user = context.row<UserRow>('users', context.caller?.refID ?? '');
    if (!user) return notFound;
    const languages = (['EN', 'SC', 'TC'] as const).filter((language) => texts[language] !== undefined);
    if (languages.length === 0) {
      return invalidFields(context.language, [{ path: 'texts', rule: 'required', texts: noTextTexts }]);
    }
    for (const language of languages) {
      const { title = '', content = '' } = texts[language] ?? {};
      sendMessage(context, {
        channel: channel === 'app' ? 'sms' : 'email',
        to: channel === 'app' ? user.mobile : user.email,
        text: `${title}\n\n${content}`,
        kind: 'notificationTest',
        language: wireLanguages[language],
        brokerCode: user.brokerCode,
      });
    }
    const [targetName = ''] = languages.flatMap((language) => texts[language]?.title ?? []);
    context.recordOperation({ targetID: user.refID, targetName });
    const to = channel === 'app' ? maskMobile(user.mobile) : maskEmail(user.email);
    return { code: 'OK', data: { to, sent: languages.length } };
  }),
];

const stateOrder: Readonly<Record<NotificationDelivery['state'], number>> = { failed: 0, sending: 1, delivered: 2 };

function valueOf(row: NotificationDelivery, field: string): string | number {
  if (field === 'accountNumber') return row.accountNumber;
  return field === 'time' ? row.time : stateOrder[row.state];
}

const noTextTexts = message(
  'Write title and content in one language first.',
  '请先填写任一语言的标题及内容。',
  '請先填寫任何一種語言的標題及內容。',
);
