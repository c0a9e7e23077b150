import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  files: {
    none: '暂无文件',
    noneHint: '申请人上传的文件及根据答案生成的开户表格会显示在此处。',
    caption_one: '{{count}} 个文件，{{size}}',
    caption_other: '{{count}} 个文件，{{size}}',
    document: '文件',
    fileName: '文件名',
    kind: '类型',
    size: '大小',
    time: '日期',
    actions: '操作',
    show: '查看',
    download: '下载',
    downloadNamed: '下载 {{name}}',
    all: '下载全部文件',
    fetching: '正在下载第 {{at}} 个，共 {{total}} 个',
    failed: '无法下载 {{name}}：{{why}}',
  },
};
