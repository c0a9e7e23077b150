import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  menu: {
    accountOpening: '開戶管理',
    dashboard: '數據圖表',
  },
  home: {
    figure: '申請',
    count: '數目',
    thisWeek: '本週提交',
    lastWeek: '上週同期提交',
    deletions_one: '{{count}} 日內自動刪除',
    deletions_other: '{{count}} 日內自動刪除',
    open: '查看所有圖表',
    failed: '未能載入數據',
  },
};

export default zhHant;
