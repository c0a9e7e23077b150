import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  bulk: {
    languages: '列表中的原因會以每位申請人所用的語言顯示；自行填寫的文字則原樣發給所有申請人。',
    verify: {
      consequence_one: '申請將進入 CA 認證程序。',
      consequence_other: '申請將進入 CA 認證程序。',
    },
    returnToUnchecked: {
      consequence_one: '申請須重新審核。',
      consequence_other: '申請須重新審核。',
    },
    reinput: {
      consequence_one: '申請人將重新填寫並再次提交。',
      consequence_other: '申請人將重新填寫並再次提交。',
    },
    archive: {
      consequence_one: '封存後只可刪除或下載資料。',
      consequence_other: '封存後只可刪除或下載資料。',
    },
    reject: {
      consequence_one: '申請將被拒絕，而且無法復原。',
      consequence_other: '申請將被拒絕，而且無法復原。',
    },
    delete: {
      consequence_one: '填寫內容、檔案及操作紀錄將被刪除，而且無法復原。',
      consequence_other: '填寫內容、檔案及操作紀錄將被刪除，而且無法復原。',
    },
  },
};
