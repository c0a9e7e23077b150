import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  menu: { queue: '示例插件', request: '请求', decide: '审批请求' },
  list: {
    items: '请求',
    search: '客户、账号或说明',
    exportName: '请求',
    none: '还没有请求',
    noneHint: '同事提出请求后，会立即显示在这里。',
  },
  column: {
    client: '客户',
    account: '账号',
    kind: '请求事项',
    details: '说明',
    status: '状态',
    requestedBy: '提出人',
    requestedTime: '提出时间',
    decidedBy: '审批人',
    decidedTime: '审批时间',
    reason: '原因',
  },
  kind: { commission: '佣金费率', creditLimit: '信用额度', feeWaiver: '费用减免' },
  status: { waiting: '待审批', returned: '已退回', approved: '已批准', rejected: '已拒绝' },
  decision: { approve: '批准', return: '退回', reject: '拒绝' },
  question: { approve: '批准此请求？', return: '退回此请求', reject: '拒绝此请求' },
  consequence: {
    approve: '批准后立即生效，无法在此撤销。',
    return: '提出请求的同事会看到原因，并可修改后重新提交。',
    reject: '此决定不可更改，提出请求的同事会看到原因。',
  },
  done: {
    approve: '已批准 {{name}} 的请求。',
    return: '已退回 {{name}} 的请求。',
    reject: '已拒绝 {{name}} 的请求。',
  },
  refused: {
    title: '此请求已有审批结果，您的决定未保存',
    text: '{{name}} 已先行审批：{{status}}（{{time}}）。请查看此请求的最新状态；如有异议，请与该同事沟通。',
  },
  bulk: {
    approve: '批准 {{count}} 项请求',
    return: '退回 {{count}} 项请求',
    reject: '拒绝 {{count}} 项请求',
    impossible: '所选请求中有 {{count}} 项的状态不允许此操作，请先在列表上方选择状态。',
    notLoaded: '无法加载所选请求，请重试。',
    started: '{{title}}：正在“后台任务”中处理。',
  },
  request: {
    back: '返回请求列表',
    item: '请求',
    facts: '请求资料',
    history: '操作历史',
    decisions: '审批操作',
    decided: '此请求已审批。',
    failed: '无法加载此请求',
    missing: '找不到此请求',
    missingHint: '请从列表中打开；此链接可能不完整。',
  },
  card: { count: '请求数', failed: '无法统计请求数' },
};

export default zhHans;
