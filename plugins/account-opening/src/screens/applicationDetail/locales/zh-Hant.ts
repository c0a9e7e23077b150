import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  queueSteps: {
    label: '佇列',
    previous: '上一份申請',
    next: '下一份申請',
    place: '第 {{at}} 份，共 {{total}} 份',
    opensNext: '處理後自動開啟下一份',
  },
  names: {
    edit: '更改帳戶號碼及暱稱',
    title: '帳戶號碼及暱稱',
    save: '儲存',
    done: '帳戶號碼及暱稱已儲存。',
    numberHint: '9 位數字；不足 9 位會在前面補零。',
    numberInvalid: '只可為數字，最多 9 位，且不可全為零',
    nicknameHint: '最多 16 個數字、字母、「_」或「-」。',
    nicknameInvalid: '只可使用數字、字母、「_」及「-」，最多 16 個',
  },
  decision: {
    bar: '可執行的操作',
    elsewhere: '亦可進行',
    underway: '請等待處理完成：{{work}}',
    done: '{{what}}：{{name}}',
    required: '不可留空',
    tooLong: '最多 {{limit}} 個字元',
    correct: {
      title: '更正此申請的答案？',
      consequence: '由職員更正答案；完成更正前不能審核通過。',
      button: '開始更正',
      why: '為何更正',
      other: '其他原因',
      reason: '更正原因',
      hint: '只會保存在操作紀錄內，客戶不會看到。',
    },
    amend: {
      short: '更正',
      open: '更正：{{question}}',
      failed: '未能得知哪些答案可以更正。',
      title: '更正答案',
      was: '現時答案：{{value}}',
      value: '更正後的答案',
      button: '更正答案',
      done: '已更正答案：{{question}}',
    },
    reinput: {
      title: '將此申請退回客戶重填？',
      consequence: '客戶將重新填寫並再次提交。',
      button: '退回客戶',
      questions: '需要重新填寫的問題',
      hint: '所選問題會列於原因之後告知客戶；如不選擇，客戶須檢查整份申請。',
    },
    reject: {
      title: '拒絕此申請？',
      consequence: '客戶的開戶申請將被拒絕，而且不能撤回。',
      button: '拒絕申請',
    },
    delete: {
      title: '刪除此申請？',
      consequence: '填寫內容、檔案及操作紀錄將被刪除，而且不能復原。',
      button: '刪除申請',
    },
    archive: {
      title: '封存此申請？',
      consequence: '封存後只可刪除或下載資料。',
      button: '封存申請',
    },
  },
};
