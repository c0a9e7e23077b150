import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  menu: { addNotes: '示例插件' },
  tab: { title: '示例插件' },
  list: {
    items: '备注',
    failed: '无法加载备注',
    empty: '还没有备注',
    emptyHint: '请写下同事需要了解的有关此申请的情况。',
    readerHint: '同事的备注会显示在这里。',
  },
  form: { title: '新备注', note: '给同事的备注', add: '添加备注', added: '备注已添加。' },
};

export default zhHans;
