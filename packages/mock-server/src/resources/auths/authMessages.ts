// Messages to users who verify themselves or whose password changes: short, in their language, and without requesting
// anything. A code is near the start, where a phone shows it on the lock screen.
import type { OneTimePasswordPurpose, WireLanguage } from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { Texts } from '../../pipeline/errorResponses.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import { sendMessage } from '../outbox/outboxRules.ts';

const codeText: Texts = {
  en_US: '{broker}: {code} is your code to {purpose}. It is good for {minutes} minutes. Give it to nobody.',
  zh_CN: '【{broker}】验证码 {code}，用于{purpose}，{minutes} 分钟内有效，请勿告诉他人。',
  zh_HK: '【{broker}】驗證碼 {code}，用於{purpose}，{minutes} 分鐘內有效，請勿告訴他人。',
};

const purposeTexts: Readonly<Record<OneTimePasswordPurpose, Texts>> = {
  login: { en_US: 'sign in', zh_CN: '登录', zh_HK: '登入' },
  password: { en_US: 'change your password', zh_CN: '修改密码', zh_HK: '更改密碼' },
  forgetPassword: { en_US: 'set a new password', zh_CN: '重设密码', zh_HK: '重設密碼' },
  initialPassword: {
    en_US: 'give a user an initial password',
    zh_CN: '为用户设置初始密码',
    zh_HK: '為用戶設定初始密碼',
  },
  deleteUser: { en_US: 'delete a user', zh_CN: '删除用户', zh_HK: '刪除用戶' },
  userStatus: { en_US: 'enable or disable a user', zh_CN: '启用或停用用户', zh_HK: '啟用或停用用戶' },
  brokerStatus: {
    en_US: 'change the status of a broker',
    zh_CN: '更改券商状态',
    zh_HK: '更改券商狀態',
  },
};

const securityEmailTexts = {
  passwordChanged: {
    en_US: '{broker}: your password was changed. If it was not you, call your administrator at once.',
    zh_CN: '【{broker}】您的密码已修改。如非本人操作，请立即联系管理员。',
    zh_HK: '【{broker}】您的密碼已更改。如非本人操作，請立即聯絡管理員。',
  },
  initialPasswordSet: {
    en_US: '{broker}: an administrator has given you a new initial password. He will tell it to you himself.',
    zh_CN: '【{broker}】管理员已为您设置新的初始密码，并会亲自告知。',
    zh_HK: '【{broker}】管理員已為您設定新的初始密碼，並會親自通知。',
  },
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

const nameKeys = { en_US: 'EN', zh_CN: 'SC', zh_HK: 'TC' } as const;

function nameIn(language: WireLanguage, { name }: BrokerRow): string {
  return name[nameKeys[language]];
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
