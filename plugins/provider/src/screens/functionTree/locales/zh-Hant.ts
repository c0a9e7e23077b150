import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  functionTree: {
    item: '功能',
    create: '新增功能',
    createBelow: '新增下層功能',
    change: '編輯',
    noneSelected: '未選擇功能',
    noneSelectedHint: '選擇一項功能，即可查看哪些券商擁有該功能，並可改名或移動。',
    category: '類型',
    categories: { Admin: '選單：開啟一個畫面', Business: '業務功能：開啟畫面中的一項操作' },
    parent: '上層功能',
    parentHint: '券商和角色必須同時擁有所有上層功能，方可擁有此功能。',
    top: '最上層',
    takenBy: '擁有的券商',
    unused: '尚未有券商擁有此功能。請在券商的功能配置中授予。',
    usersFailed: '未能載入擁有此功能的券商',
    affects_one: '更改最多影響 {{number}} 名用戶，下次登入後生效。',
    affects_other: '更改最多影響 {{number}} 名用戶，下次登入後生效。',
    codeHint: '大寫字母、數字和「_」，以字母開頭。日後不能更改。',
    codeFixed: '代碼不能更改：券商、角色和畫面都引用它。',
    reviewTitle: '更改功能「{{name}}」？',
    reviewSubmit: '更改功能',
    parentNotTaken_one: '{{brokers}} 擁有此功能，但沒有新位置的上層功能。請先在其功能配置中授予上層功能。',
    parentNotTaken_other: '{{brokers}} 擁有此功能，但沒有新位置的上層功能。請先在其功能配置中授予上層功能。',
  },
};
