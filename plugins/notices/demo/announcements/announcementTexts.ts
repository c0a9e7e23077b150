// Recent announcements of a broker. Days are relative to the time at which the state begins.
import { localText } from '@brokerdesk/fixtures';
import type { LocalText } from '@brokerdesk/api';

export interface AnnouncementText {
  readonly title: LocalText;
  readonly content: LocalText;
  /** Days from now, or null if it begins on publication. */
  readonly startsInDays: number | null;
  /** Days from now, or null if it has no end. */
  readonly endsInDays: number | null;
  readonly published: boolean;
}

export const announcementTexts: readonly AnnouncementText[] = [
  {
    title: localText('System maintenance this weekend', '本周末系统维护', '本週末系統維護'),
    content: localText(
      'Our systems are maintained from Saturday 11:00 pm to Sunday 6:00 am. During this time you can neither sign in nor place orders. Orders that are already placed are not affected.',
      '系统将于周六晚上 11:00 至周日早上 6:00 进行维护。期间无法登录及下单，已提交的订单不受影响。',
      '系統將於星期六晚上 11:00 至星期日早上 6:00 進行維護。期間未能登入及落盤，已遞交的買賣指示不受影響。',
    ),
    startsInDays: -2,
    endsInDays: 4,
    published: true,
  },
  {
    title: localText('Beware of messages in the name of {broker}', '慎防假冒{broker}的信息', '慎防冒充{broker}的訊息'),
    content: localText(
      'Fraudsters send messages with links to false sign-in pages. {broker} never sends links that ask for your password. If in doubt, call the hotline on the back of your statement.',
      '不法分子发送附有虚假登录页面链接的信息。{broker}绝不会通过链接要求您输入密码。如有疑问，请致电月结单背面所示的热线。',
      '騙徒發送附有虛假登入頁面連結的訊息。{broker}絕不會透過連結要求您輸入密碼。如有疑問，請致電月結單背面所示的熱線。',
    ),
    startsInDays: -45,
    endsInDays: null,
    published: true,
  },
  {
    title: localText('Holiday trading arrangements', '假期交易安排', '假期交易安排'),
    content: localText(
      'Hong Kong, Shanghai and Shenzhen close on different days during the coming holidays. The app shows the calendar of each market. Withdrawals that we receive on a Hong Kong holiday are paid out on the next business day.',
      '即将到来的假期中，香港、上海及深圳市场的休市日各不相同，应用程序已列出各市场的交易日历。香港公众假期收到的提款申请，将于下一个工作日处理。',
      '即將來臨的假期，香港、上海及深圳市場的休市日各有不同，應用程式已列出各市場的交易日曆。香港公眾假期收到的提款指示，將於下一個工作天處理。',
    ),
    startsInDays: 6,
    endsInDays: 20,
    published: true,
  },
  {
    title: localText('Lower fees for US stocks until month end', '美股收费优惠至月底', '美股收費優惠至月底'),
    content: localText(
      'Until the end of the month, the platform fee for US stocks is waived for all clients. Commission and the fees of the market still apply.',
      '即日起至月底，所有客户买卖美股均可豁免平台费。佣金及交易所收费仍须支付。',
      '即日起至月底，所有客戶買賣美股均可豁免平台費。佣金及交易所收費仍須繳付。',
    ),
    startsInDays: -60,
    endsInDays: -31,
    published: true,
  },
  {
    title: localText('New statement layout', '全新月结单版面', '全新月結單版面'),
    content: localText(
      'From next month, your monthly statement shows dividends and corporate actions on a page of their own.',
      '由下个月起，月结单将以独立页面列示股息及公司行动。',
      '由下個月起，月結單將以獨立頁面列示股息及公司行動。',
    ),
    startsInDays: null,
    endsInDays: null,
    published: false,
  },
];
