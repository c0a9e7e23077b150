import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  brokerPackages: {
    title: '報價組合與配額',
    item: '報價組合',
    what: '報價組合',
    failed: '未能載入報價組合',
    none: '沒有報價組合',
    noneHint: '伺服器沒有此券商的報價組合。',
    code: {
      LEVEL_1: '港股一檔報價',
      LEVEL_2: '港股十檔報價',
      STREAMING: '港股串流報價',
      US_REAL_TIME: '美股即時報價',
    },
    limit: '{{name}}的銷售方式',
    limits: { none: '未銷售', unlimited: '不限終端機', quota: '按配額' },
    quota: '{{name}}的終端機數目',
    quotaNeeded: '請輸入終端機數目。',
    use_one: '已使用 {{inUse}} 部終端機，{{number}} 個報價計劃',
    use_other: '已使用 {{inUse}} 部終端機，{{number}} 個報價計劃',
    save: '儲存報價組合',
    saved: '報價組合已儲存。',
    discard: '放棄更改',
    inUse_one: '有 {{number}} 個報價計劃正使用「{{name}}」，須先終止，方可收回。',
    inUse_other: '有 {{number}} 個報價計劃正使用「{{name}}」，須先終止，方可收回。',
    exceeded: '報價計劃已使用「{{name}}」的 {{inUse}} 部終端機，超出配額 {{total}}。請提高配額，或先更改計劃。',
    unlimitedPlans: '有計劃不限終端機使用「{{name}}」。請選擇「不限終端機」，或先更改計劃。',
  },
};
