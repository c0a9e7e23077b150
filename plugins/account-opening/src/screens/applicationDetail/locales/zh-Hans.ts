import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  queueSteps: {
    label: '队列',
    previous: '上一份申请',
    next: '下一份申请',
    place: '第 {{at}} 份，共 {{total}} 份',
    opensNext: '处理后自动打开下一份',
  },
  names: {
    edit: '修改账户号码及昵称',
    title: '账户号码及昵称',
    save: '保存',
    done: '账户号码及昵称已保存。',
    numberHint: '9 位数字；不足 9 位会在前面补零。',
    numberInvalid: '只能为数字，最多 9 位，且不能全为零',
    nicknameHint: '最多 16 个数字、字母、“_”或“-”。',
    nicknameInvalid: '只能使用数字、字母、“_”和“-”，最多 16 个',
  },
  decision: {
    bar: '可执行的操作',
    elsewhere: '还可进行',
    underway: '请等待处理完成：{{work}}',
    done: '{{what}}：{{name}}',
    required: '不能为空',
    tooLong: '最多 {{limit}} 个字符',
    correct: {
      title: '更正此申请的答案？',
      consequence: '由员工更正答案；完成更正前无法审核通过。',
      button: '开始更正',
      why: '为何更正',
      other: '其他原因',
      reason: '更正原因',
      hint: '只保存在操作记录中，客户不会看到。',
    },
    amend: {
      short: '更正',
      open: '更正：{{question}}',
      failed: '无法获知哪些答案可以更正。',
      title: '更正答案',
      was: '目前答案：{{value}}',
      value: '更正后的答案',
      button: '更正答案',
      done: '已更正答案：{{question}}',
    },
    reinput: {
      title: '将此申请退回客户重填？',
      consequence: '客户将重新填写并再次提交。',
      button: '退回客户',
      questions: '需要重新填写的问题',
      hint: '所选问题会列在原因之后告知客户；如不选择，客户需检查整份申请。',
    },
    reject: {
      title: '拒绝此申请？',
      consequence: '客户的开户申请将被拒绝，且无法撤销。',
      button: '拒绝申请',
    },
    delete: {
      title: '删除此申请？',
      consequence: '填写内容、文件及操作记录将被删除，且无法恢复。',
      button: '删除申请',
    },
    archive: {
      title: '归档此申请？',
      consequence: '归档后只能删除或下载资料。',
      button: '归档申请',
    },
  },
};
