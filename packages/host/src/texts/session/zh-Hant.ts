import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  warning: {
    title: '您即將自動登出',
    text: '您已有一段時間沒有操作。如要繼續，請保持登入。',
    left: '剩餘時間：{{time}}',
    minutes_one: '{{count}} 分鐘',
    minutes_other: '{{count}} 分鐘',
    seconds_one: '{{count}} 秒',
    seconds_other: '{{count}} 秒',
    stay: '保持登入',
    staying: '正在延長登入…',
    leave: '登出',
  },
  ended: {
    page: '已登出',
    timeout: '您有一段時間沒有操作，已自動登出。',
    'other-device': '此帳戶已在其他裝置登入。',
    disabled: '此帳戶或所屬券商已被停用，請聯絡管理員。',
    'password-changed': '此帳戶的密碼已更改，請以新密碼登入。',
    'permissions-changed': '您的權限已更改，請重新登入後繼續。',
    'logged-out': '您已在另一個分頁登出。',
    'other-person': '有其他用戶在另一個分頁登入了此平台。',
    kept: '您未儲存的內容已暫存。重新登入並再次開啟表單即可恢復。',
    initialPassword: '已輸入的內容並無儲存。請以初始密碼登入，重新開始。',
  },
} satisfies SameShape<typeof en>;
