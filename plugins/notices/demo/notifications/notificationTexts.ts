// Recent notifications of a broker to its clients: delivered, scheduled, and drafts.
import { localText } from '@brokerdesk/fixtures';
import type { LocalText } from '@brokerdesk/api';

export interface NotificationText {
  readonly status: 'draft' | 'pending' | 'delivered';
  readonly channel: 'app' | 'email';
  /** The last part of its group's identifier. */
  readonly groupKey: string;
  readonly sendUserStatus: readonly (1 | 0 | -1)[];
  /** Days from now of the delivery, or of the planned time; null for a draft without one. */
  readonly day: number | null;
  /** Whether a document with the same text is attached. */
  readonly hasDocument: boolean;
  readonly title: LocalText;
  readonly content: LocalText;
}

export const notificationTexts: readonly NotificationText[] = [
  {
    status: 'delivered',
    channel: 'email',
    groupKey: 'ALL',
    sendUserStatus: [1, 0],
    day: -52,
    hasDocument: true,
    title: localText('Changes to our client agreement', '客户协议修订通知', '客戶協議修訂通知'),
    content: localText(
      'We have revised our client agreement. The changes concern the handling of unclaimed dividends and the notice period for closing an account. They take effect thirty days from today. The full text is attached; you do not have to do anything if you agree.',
      '我们已修订客户协议，修订内容涉及未领取股息的处理及结束账户的通知期，将于三十天后生效。协议全文请见附件。如您同意，无须采取任何行动。',
      '我們已修訂客戶協議，修訂內容涉及未領取股息的處理及結束帳戶的通知期，將於三十天後生效。協議全文請參閱附件。如您同意，毋須採取任何行動。',
    ),
  },
  {
    status: 'delivered',
    channel: 'app',
    groupKey: 'MARGIN',
    sendUserStatus: [1],
    day: -24,
    hasDocument: true,
    title: localText('New margin ratios from Monday', '下周一起调整保证金比率', '下星期一起調整孖展比率'),
    content: localText(
      'From Monday, the margin ratios of 38 stocks change. Please check whether your account still has enough cover after the change, and deposit funds in good time if it has not. The list is attached.',
      '由下周一起，38 只股票的保证金比率将作调整。请查看调整后账户的保证金是否充足，如有不足，请及早存入资金。名单请见附件。',
      '由下星期一起，38 隻股票的孖展比率將作調整。請查看調整後帳戶的按金是否充足，如有不足，請及早存入款項。名單請參閱附件。',
    ),
  },
  {
    status: 'delivered',
    channel: 'app',
    groupKey: 'ALL',
    sendUserStatus: [1],
    day: -9,
    hasDocument: false,
    title: localText('Trading under typhoon signal no. 8', '八号台风信号下的交易安排', '八號風球下的交易安排'),
    content: localText(
      'The Hong Kong market stays open under signal no. 8. Our branches close; the app, the hotline and withdrawals by FPS work as usual.',
      '八号台风信号生效期间，香港市场照常交易。分行将暂停服务，应用程序、热线及转数快提款服务维持正常。',
      '八號風球生效期間，香港市場照常交易。分行將暫停服務，應用程式、熱線及轉數快提款服務維持正常。',
    ),
  },
  {
    status: 'delivered',
    channel: 'email',
    groupKey: 'PROFESSIONAL',
    sendUserStatus: [1],
    day: -4,
    hasDocument: false,
    title: localText(
      'Your status as a professional investor ends soon',
      '专业投资者身份即将到期',
      '專業投資者身分即將到期',
    ),
    content: localText(
      'Our record of your assets is about to be twelve months old. To stay classified as a professional investor, please send us a statement that is not older than three months.',
      '您的资产证明即将满十二个月。如欲继续以专业投资者身份交易，请提交三个月内发出的资产证明。',
      '您的資產證明即將滿十二個月。如欲繼續以專業投資者身分交易，請遞交三個月內發出的資產證明。',
    ),
  },
  {
    status: 'pending',
    channel: 'app',
    groupKey: 'ALL',
    sendUserStatus: [1],
    day: 1,
    hasDocument: false,
    title: localText('Maintenance on Saturday night', '周六晚系统维护', '星期六晚系統維護'),
    content: localText(
      'From Saturday 11:00 pm to Sunday 6:00 am you can neither sign in nor place orders. We apologise for the inconvenience.',
      '周六晚上 11:00 至周日早上 6:00 期间无法登录及下单，不便之处，敬请谅解。',
      '星期六晚上 11:00 至星期日早上 6:00 期間未能登入及落盤，不便之處，敬請原諒。',
    ),
  },
  {
    status: 'pending',
    channel: 'email',
    groupKey: 'CASH',
    sendUserStatus: [1, 0],
    day: 5,
    hasDocument: true,
    title: localText('Your annual statement is ready', '年度结单已备妥', '年度結單已備妥'),
    content: localText(
      'Your statement for the past year can be downloaded in the app under “Statements”. How to read it is explained in the attachment.',
      '您的年度结单已可在应用程序的“结单”栏目下载，阅读说明请见附件。',
      '您的年度結單已可在應用程式的「結單」欄目下載，閱讀說明請參閱附件。',
    ),
  },
  {
    status: 'draft',
    channel: 'app',
    groupKey: 'NORTHBOUND',
    sendUserStatus: [1],
    day: null,
    hasDocument: false,
    title: localText('Holidays of the Stock Connect', '互联互通假期安排', '互聯互通假期安排'),
    content: localText(
      'Northbound trading is closed on the days before the mainland holidays on which Hong Kong still trades.',
      '内地假期前，香港仍然开市的部分交易日，北向交易将会暂停。',
      '內地假期前，香港仍然開市的部分交易日，北向交易將會暫停。',
    ),
  },
  {
    status: 'draft',
    channel: 'email',
    groupKey: 'ALL',
    sendUserStatus: [1],
    day: null,
    hasDocument: false,
    title: localText('Client evening in November', '', ''),
    content: localText('We invite you to an evening on the outlook for Hong Kong dividend stocks.', '', ''),
  },
];
