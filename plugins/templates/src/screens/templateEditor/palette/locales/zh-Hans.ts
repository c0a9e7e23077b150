import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  palette: {
    title: '插入',
    search: '查找问题或分组',
    enter: '按 Enter 可插入同名的一项；如无同名，则插入找到的第一项。',
    types: '问题',
    readyMade: '现成分组',
    groups: '您模板中的分组',
    noGroups: '您其他模板的分组会显示在此处。',
    failed: '无法加载您模板中的分组',
    heldBy_one: '{{count}} 个问题，用于{{templates}}',
    heldBy_other: '{{count}} 个问题，用于{{templates}}',
    core: '核心',
    onlyOnce: '模板中已有。后台系统需要其中每个问题各一次。',
    presence: { part: '部分已在模板中', whole: '已在模板中' },
    place: {
      newPage: '插入到新页面。',
      page: '插入到页面“{{page}}”。',
      group: '插入到分组“{{group}}”。',
      question: '插入到分组“{{group}}”的“{{question}}”之后；分组则插入到该分组之后。',
    },
    inserted_one: '已插入 {{count}} 个问题。',
    inserted_other: '已插入 {{count}} 个问题。',
    dropped_one: '有 {{count}} 个显示条件未保留，因为其引用的问题不在此模板中。',
    dropped_other: '有 {{count}} 个显示条件未保留，因为其引用的问题不在此模板中。',
    step: { question: '插入：{{type}}', group: '插入分组' },
  },
};
