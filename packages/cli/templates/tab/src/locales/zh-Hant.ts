import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  menu: { addNotes: '範例插件' },
  tab: { title: '範例插件' },
  list: {
    items: '備註',
    failed: '未能載入備註',
    empty: '尚未有備註',
    emptyHint: '請寫下同事需要知道的有關此申請的情況。',
    readerHint: '同事的備註會顯示在此。',
  },
  form: { title: '新備註', note: '給同事的備註', add: '新增備註', added: '備註已新增。' },
};

export default zhHant;
