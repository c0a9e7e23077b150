import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  title: '範例插件',
  introduction: '目前用戶：{{name}}。',
  empty: {
    title: '此頁面尚未有內容',
    text: '請在 {{file}} 編寫。開發服務運行期間，修改會即時顯示在此。',
  },
};

export default zhHant;
