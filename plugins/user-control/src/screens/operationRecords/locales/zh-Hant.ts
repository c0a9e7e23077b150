import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  records: {
    what: '操作紀錄',
    search: '用戶、對象或內容',
    none: '暫無操作紀錄',
    noneHint: '此後用戶、申請人、客戶及系統的操作將顯示在這裏。',
    time: '時間',
    actor: '操作人',
    userID: '登入名稱',
    actorKind: '操作人類別',
    operation: '操作',
    target: '對象',
    targetID: '對象編號',
    changes: '更改內容',
    plugin: '插件',
    requestId: '請求編號',
    period: '日期',
    allOf: '所有操作：{{name}}',
    change: '{{field}}：{{before}} → {{after}}',
    next: '；',
    separator: '、',
    nothing: '–',
    noRequest: '無，由系統執行',
    noChanges: '此紀錄沒有列出具體內容。',
    ofUser: '該用戶的所有操作',
    ofTarget: '對該對象的所有操作',
    kind: { staff: '職員', provider: '服務商', applicant: '申請人或客戶', system: '系統', nobody: '未登入' },
  },
};
