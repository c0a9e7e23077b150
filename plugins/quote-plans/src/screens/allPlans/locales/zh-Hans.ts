import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  allPlans: {
    what: '行情套餐',
    search: '客户、登录账号或备注',
    export: '所有行情套餐',
    all: '全部',
    create: '新建行情套餐',
    waiting: '此套餐有待审核的申请',
    openReview: '前往审核',
    panel: '行情套餐',
    plan: '套餐',
    noEnd: '无',
    noNote: '无',
    none: '尚无行情套餐',
    noneHint: '行情套餐让客户取得行情数据。套餐由券商申请，也可按“新建行情套餐”代券商申请。',
  },
  client: {
    what: '客户资料',
    failed: '无法加载客户资料',
    state: '状态',
    since: '开户时间',
    logins: '登录账号及生效中的套餐',
    plan: '生效中的套餐',
    noPlan: '无',
    from: '{{terms}}，自 {{date}} 起',
    states: { active: '正常', suspended: '已暂停', closed: '已结束', unknown: '不详' },
  },
};
