import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  palette: {
    title: '插入',
    search: '尋找問題或分組',
    enter: '按 Enter 可插入同名的一項；如無同名，則插入找到的首項。',
    types: '問題',
    readyMade: '現成分組',
    groups: '閣下範本中的分組',
    noGroups: '閣下其他範本的分組會在此顯示。',
    failed: '未能載入閣下範本中的分組',
    heldBy_one: '{{count}} 個問題，用於{{templates}}',
    heldBy_other: '{{count}} 個問題，用於{{templates}}',
    core: '核心',
    onlyOnce: '範本中已有。後台系統需要其中每個問題各一次。',
    presence: { part: '部分已在範本中', whole: '已在範本中' },
    place: {
      newPage: '插入至新頁面。',
      page: '插入至頁面「{{page}}」。',
      group: '插入至分組「{{group}}」。',
      question: '插入至分組「{{group}}」的「{{question}}」之後；分組則插入至該分組之後。',
    },
    inserted_one: '已插入 {{count}} 個問題。',
    inserted_other: '已插入 {{count}} 個問題。',
    dropped_one: '有 {{count}} 個顯示條件未保留，因為其引用的問題不在此範本中。',
    dropped_other: '有 {{count}} 個顯示條件未保留，因為其引用的問題不在此範本中。',
    step: { question: '插入：{{type}}', group: '插入分組' },
  },
};
