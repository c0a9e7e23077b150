import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  createTemplate: {
    title: '新增範本',
    copyTitle: '複製為新範本',
    submit: '新增範本',
    texts: '名稱及說明',
    descriptionHint: '供同事參考：此範本供誰使用。申請人不會看到。',
    start: '問題',
    starts: {
      core: '只含核心問題',
      copy: '複製範本',
      file: '問題檔案',
    },
    hints: {
      core: '範本先包含每個範本必須有的問題，之後可再加入其他問題。',
      copy: '範本先包含另一範本的全部頁面、問題、等級及內地 IP 限制。它有自己的連結，沒有申請、介紹人或開戶表格範本。',
      file: '範本先包含由範本儲存之檔案的內容。傳送前會先檢查檔案。',
    },
    copyHint: '新範本包含此範本的全部頁面、問題、等級及內地 IP 限制。它有自己的連結，沒有申請、介紹人或開戶表格範本。',
    template: '範本',
    chooseTemplate: '請選擇要複製的範本。',
    file: '問題檔案',
    fileCheck: '檔案檢查',
    fileContent: '檔案沒有問題。頁數：{{pages}}，元件數：{{questions}}。',
    rulesFailed: '未能載入核心問題',
    done: '{{name}}已新增。',
  },
};
