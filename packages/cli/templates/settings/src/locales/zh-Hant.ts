import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  title: '範例插件',
  edit: '範例插件：更改設定',
  introduction: '在截止日期之前提醒客戶。',
  settings: '設定',
  save: '儲存設定',
  saved: '設定已儲存。',
  failed: '未能載入設定。',
  changed: '{{name}} 於 {{time}} 更改',
  on: '開啟',
  off: '關閉',
  none: '沒有',
  field: {
    isEnabled: '發送提示',
    daysBefore: '提前日數',
    message: '提示內容',
    channels: '發送途徑',
  },
  hint: { message: '客戶會看到其所用語言的內容。', channels: '每位客戶會經所有選定的途徑收到提示。' },
  channel: { sms: '短訊', email: '電郵', push: '應用程式通知' },
  noChannel: '發送提示時，請選擇最少一個途徑。',
};

export default zhHant;
