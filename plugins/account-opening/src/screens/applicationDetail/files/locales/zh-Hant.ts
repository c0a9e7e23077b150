import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  files: {
    none: '暫無檔案',
    noneHint: '申請人上載的檔案及按答案製作的開戶表格會在此顯示。',
    caption_one: '{{count}} 個檔案，{{size}}',
    caption_other: '{{count}} 個檔案，{{size}}',
    document: '文件',
    fileName: '檔案名稱',
    kind: '類型',
    size: '大小',
    time: '日期',
    actions: '操作',
    show: '查看',
    download: '下載',
    downloadNamed: '下載 {{name}}',
    all: '下載全部檔案',
    fetching: '正在下載第 {{at}} 個，共 {{total}} 個',
    failed: '未能下載 {{name}}：{{why}}',
  },
};
