import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  brokerPackages: {
    title: '行情组合与配额',
    item: '行情组合',
    what: '行情组合',
    failed: '无法加载行情组合',
    none: '没有行情组合',
    noneHint: '服务器没有此券商的行情组合。',
    code: {
      LEVEL_1: '港股一档行情',
      LEVEL_2: '港股十档行情',
      STREAMING: '港股串流行情',
      US_REAL_TIME: '美股实时行情',
    },
    limit: '{{name}}的销售方式',
    limits: { none: '未销售', unlimited: '不限终端', quota: '按配额' },
    quota: '{{name}}的终端数目',
    quotaNeeded: '请输入终端数目。',
    use_one: '已用 {{inUse}} 个终端，{{number}} 个行情套餐',
    use_other: '已用 {{inUse}} 个终端，{{number}} 个行情套餐',
    save: '保存行情组合',
    saved: '行情组合已保存。',
    discard: '放弃更改',
    inUse_one: '有 {{number}} 个行情套餐正在使用“{{name}}”，须先终止才能收回。',
    inUse_other: '有 {{number}} 个行情套餐正在使用“{{name}}”，须先终止才能收回。',
    exceeded: '行情套餐已使用“{{name}}”的 {{inUse}} 个终端，超出配额 {{total}}。请提高配额，或先更改套餐。',
    unlimitedPlans: '有套餐不限终端使用“{{name}}”。请选择“不限终端”，或先更改套餐。',
  },
};
