import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  menu: { queue: '範例插件', request: '請求', decide: '審批請求' },
  list: {
    items: '請求',
    search: '客戶、帳號或說明',
    exportName: '請求',
    none: '尚未有請求',
    noneHint: '同事提出請求後，會即時顯示在此。',
  },
  column: {
    client: '客戶',
    account: '帳號',
    kind: '請求事項',
    details: '說明',
    status: '狀態',
    requestedBy: '提出人',
    requestedTime: '提出時間',
    decidedBy: '審批人',
    decidedTime: '審批時間',
    reason: '原因',
  },
  kind: { commission: '佣金收費率', creditLimit: '信貸限額', feeWaiver: '費用豁免' },
  status: { waiting: '待審批', returned: '已退回', approved: '已批准', rejected: '已拒絕' },
  decision: { approve: '批准', return: '退回', reject: '拒絕' },
  question: { approve: '批准此請求？', return: '退回此請求', reject: '拒絕此請求' },
  consequence: {
    approve: '批准後即時生效，不能在此撤銷。',
    return: '提出請求的同事會看到原因，並可修改後重新提交。',
    reject: '此決定不可更改，提出請求的同事會看到原因。',
  },
  done: {
    approve: '已批准 {{name}} 的請求。',
    return: '已退回 {{name}} 的請求。',
    reject: '已拒絕 {{name}} 的請求。',
  },
  refused: {
    title: '此請求已有審批結果，您的決定未儲存',
    text: '{{name}} 已先行審批：{{status}}（{{time}}）。請查看此請求的最新狀態；如有異議，請與該同事商討。',
  },
  bulk: {
    approve: '批准 {{count}} 項請求',
    return: '退回 {{count}} 項請求',
    reject: '拒絕 {{count}} 項請求',
    impossible: '所選請求中有 {{count}} 項的狀態不容許此操作，請先在清單上方選擇狀態。',
    notLoaded: '未能載入所選請求，請重試。',
    started: '{{title}}：正在「背景工作」處理。',
  },
  request: {
    back: '返回請求清單',
    item: '請求',
    facts: '請求資料',
    history: '操作紀錄',
    decisions: '審批操作',
    decided: '此請求已審批。',
    failed: '未能載入此請求',
    missing: '找不到此請求',
    missingHint: '請從清單開啟；此連結可能不完整。',
  },
  card: { count: '請求數目', failed: '未能統計請求數目' },
};

export default zhHant;
