// Messages to users who verify themselves or whose password changes: short, in their language, and without requesting
// anything. A code is near the start, where a phone shows it on the lock screen.
import type { OneTimePasswordPurpose, WireLanguage } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { message, type Texts } from '../../context/errorResponses.ts';
import type { StateContext } from '../../context/StateContext.ts';
import { sendMessage } from '../outbox/outboxRules.ts';
import { textKey } from '../../shared-rules/texts/localTexts.ts';

const codeText = message(
  '{broker}: {code} is your code to {purpose}. It is valid for {minutes} minutes. Do not share it.',
  '【{broker}】验证码 {code}，用于{purpose}，{minutes} 分钟内有效，请勿告诉他人。',
  '【{broker}】驗證碼 {code}，用於{purpose}，{minutes} 分鐘內有效，請勿告訴他人。',
);

const purposeTexts: Readonly<Record<OneTimePasswordPurpose, Texts>> = {
  login: message('sign in', '登录', '登入'),
  password: message('change your password', '修改密码', '更改密碼'),
  forgetPassword: message('set a new password', '设置新密码', '設定新密碼'),
  initialPassword: message('create an initial password for a user', '为用户设置初始密码', '為用戶設定初始密碼'),
  deleteUser: message('delete a user', '删除用户', '刪除用戶'),
  userStatus: message('enable or disable a user', '启用或停用用户', '啟用或停用用戶'),
  brokerStatus: message('change the status of a broker', '更改券商状态', '更改券商狀態'),
};

const securityEmailTexts = {
  passwordChanged: message(
    '{broker}: your password was changed. If this was not you, call your administrator immediately.',
    '【{broker}】您的密码已修改。如非本人操作，请立即联系管理员。',
    '【{broker}】您的密碼已更改。如非本人操作，請立即聯絡管理員。',
  ),
  initialPasswordSet: message(
    '{broker}: an administrator has created a new initial password for you and will give it to you in person.',
    '【{broker}】管理员已为您设置新的初始密码，并会亲自告知。',
    '【{broker}】管理員已為您設定新的初始密碼，並會親自通知。',
  ),
} as const satisfies Record<string, Texts>;

export interface CodeMessage {
  readonly user: UserRow;
  readonly broker: BrokerRow;
  readonly channel: 'sms' | 'email';
  readonly purpose: OneTimePasswordPurpose;
  readonly code: string;
}

export function sendCode(context: StateContext, { user, broker, channel, purpose, code }: CodeMessage): void {
  const { language } = user;
  const text = fill(codeText[language], {
    broker: nameIn(language, broker),
    code,
    purpose: purposeTexts[purpose][language],
    minutes: String(Math.floor(broker.limits.verificationCode.lifeSec / 60)),
  });
  const to = channel === 'sms' ? user.mobile : user.email;
  sendMessage(context, { channel, to, text, language, code, kind: 'oneTimePassword', brokerCode: broker.brokerCode });
}

/** Notifies a user by email of a change of their password. */
export function sendSecurityEmail(context: StateContext, user: UserRow, kind: keyof typeof securityEmailTexts): void {
  const { language, brokerCode, email } = user;
  const broker = context.row<BrokerRow>('brokers', brokerCode);
  const text = fill(securityEmailTexts[kind][language], { broker: broker ? nameIn(language, broker) : brokerCode });
  sendMessage(context, { channel: 'email', to: email, text, language, kind, brokerCode });
}

function nameIn(language: WireLanguage, { name }: BrokerRow): string {
  return name[textKey(language)];
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
