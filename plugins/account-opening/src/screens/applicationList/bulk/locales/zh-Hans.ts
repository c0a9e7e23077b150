import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  bulk: {
    languages: '列表中的原因会以每位申请人所用的语言显示；自行填写的文字则原样发给所有申请人。',
    verify: {
      consequence_one: '申请将进入 CA 认证环节。',
      consequence_other: '申请将进入 CA 认证环节。',
    },
    returnToUnchecked: {
      consequence_one: '申请须重新审核。',
      consequence_other: '申请须重新审核。',
    },
    reinput: {
      consequence_one: '申请人将重新填写并再次提交。',
      consequence_other: '申请人将重新填写并再次提交。',
    },
    archive: {
      consequence_one: '归档后只能删除或下载资料。',
      consequence_other: '归档后只能删除或下载资料。',
    },
    reject: {
      consequence_one: '申请将被拒绝，且无法撤销。',
      consequence_other: '申请将被拒绝，且无法撤销。',
    },
    delete: {
      consequence_one: '填写内容、文件及操作记录将被删除，且无法撤销。',
      consequence_other: '填写内容、文件及操作记录将被删除，且无法撤销。',
    },
  },
};
