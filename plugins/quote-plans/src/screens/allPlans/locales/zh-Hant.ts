import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  allPlans: {
    what: '報價計劃',
    search: '客戶、登入帳號或備註',
    export: '所有報價計劃',
    all: '全部',
    create: '新增報價計劃',
    waiting: '此計劃有待審核的申請',
    openReview: '前往審核',
    panel: '報價計劃',
    plan: '計劃',
    noEnd: '無',
    noNote: '無',
    none: '尚無報價計劃',
    noneHint: '報價計劃讓客戶取得市場報價。計劃由券商申請，亦可按「新增報價計劃」代券商申請。',
  },
  client: {
    what: '客戶資料',
    failed: '未能載入客戶資料',
    state: '狀態',
    since: '開戶時間',
    logins: '登入帳號及生效中的計劃',
    plan: '生效中的計劃',
    noPlan: '無',
    from: '{{terms}}，由 {{date}} 起',
    states: { active: '正常', suspended: '已暫停', closed: '已結束', unknown: '不詳' },
  },
};
