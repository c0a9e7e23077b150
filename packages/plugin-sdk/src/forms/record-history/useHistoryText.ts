import { defineTexts } from '../../defineTexts.ts';

/** Returns the texts of `RecordHistory`. */
export const { useText: useHistoryText } = defineTexts('record-history', {
  en: {
    label: 'History',
    records: 'the history',
    changes: 'Changes: {{title}}',
    failed: 'The history could not be loaded',
    moreFailed: 'Earlier entries could not be loaded',
    empty: 'No operations recorded yet',
    emptyHint: 'What is done to this record from now on will appear here.',
    more: 'Show earlier entries ({{shown}} of {{total}} shown)',
    loading: 'Loading…',
    actor: {
      staff: 'Staff',
      provider: 'Service provider',
      applicant: 'Applicant',
      system: 'System',
      nobody: 'Not signed in',
    },
  },
  'zh-Hans': {
    label: '操作历史',
    records: '操作历史',
    changes: '更改内容：{{title}}',
    failed: '无法加载操作历史',
    moreFailed: '无法加载更早的记录',
    empty: '暂无操作记录',
    emptyHint: '此后对该记录的操作将显示在这里。',
    more: '显示更早的记录（已显示 {{shown}} / {{total}}）',
    loading: '正在加载…',
    actor: { staff: '员工', provider: '服务提供商', applicant: '申请人', system: '系统', nobody: '未登录' },
  },
  'zh-Hant': {
    label: '操作紀錄',
    records: '操作紀錄',
    changes: '更改內容：{{title}}',
    failed: '未能載入操作紀錄',
    moreFailed: '未能載入較早的紀錄',
    empty: '暫無操作紀錄',
    emptyHint: '此後對該紀錄的操作將顯示在這裏。',
    more: '顯示較早的紀錄（已顯示 {{shown}} / {{total}}）',
    loading: '正在載入…',
    actor: { staff: '職員', provider: '服務供應商', applicant: '申請人', system: '系統', nobody: '未登入' },
  },
});
