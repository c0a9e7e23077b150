import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  records: {
    what: '操作记录',
    search: '用户、记录或内容',
    none: '暂无操作记录',
    noneHint: '此后用户、申请人、客户及系统的操作将显示在这里。',
    time: '时间',
    actor: '操作人',
    userID: '登录名',
    actorKind: '操作人类别',
    operation: '操作',
    target: '对象',
    targetID: '对象编号',
    changes: '更改内容',
    plugin: '插件',
    requestId: '请求编号',
    period: '日期',
    allOf: '所有操作：{{name}}',
    change: '{{field}}：{{before}} → {{after}}',
    next: '；',
    separator: '、',
    nothing: '–',
    noRequest: '无，由系统执行',
    noChanges: '此记录没有列出具体内容。',
    ofUser: '该用户的所有操作',
    ofTarget: '对该对象的所有操作',
    kind: { staff: '员工', provider: '服务商', applicant: '申请人或客户', system: '系统', nobody: '未登录' },
  },
};
