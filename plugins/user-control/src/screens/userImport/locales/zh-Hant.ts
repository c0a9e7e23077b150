import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  back: '返回用戶清單',
  rows: '要匯入的用戶',
  intro: '請選擇 csv 檔案，每行一名用戶。建立之前會檢查每一行，錯誤的儲存格可在此更正。',
  template: '下載備有正確欄名的空白檔案',
  fileName: '要匯入的用戶.csv',
  passwords:
    '匯入的用戶沒有初始密碼。請他們在登入頁面選擇「忘記密碼」：驗證碼會傳送至其電郵或手提電話，然後自行設定密碼。',
  waiting: '角色、聯絡組別及登入名稱',
  referencesFailed: '未能載入角色、聯絡組別及登入名稱',
  columns: {
    userID: '登入名稱',
    userName: '姓名',
    type: '類型',
    email: '電郵',
    mobile: '手提電話',
    language: '語言',
    roles: '角色',
    groups: '聯絡組別',
  },
  languages: { en_US: '英文', zh_CN: '簡體中文', zh_HK: '繁體中文' },
  issues: {
    userID: '請使用 3 至 32 個字母、數字、點、連字號或底線。',
    inUse: '此登入名稱正在使用或曾經使用。登入名稱不會重複使用，請另選一個。',
    repeated: '第 {{row}} 行的登入名稱相同。每名用戶的登入名稱必須不同。',
    userName: '請輸入用戶姓名，最多 80 個字元。',
    formula: '文字不能以 {{character}} 開頭，否則試算表會將其當作公式執行。',
    damaged: '此文字已損壞。請選擇儲存檔案時使用的編碼。',
    type: '請輸入以下類型之一：{{types}}。',
    email: '請輸入電郵地址。',
    mobile: '請輸入連區號的手提電話號碼，例如 +852 6123 4567。',
    language: '請輸入以下語言之一：{{languages}}。',
    roles: '沒有角色「{{name}}」。請輸入角色名稱，以分號分隔。',
    groups: '沒有聯絡組別「{{name}}」。請輸入組別名稱，以分號分隔。',
    tooMany: '最多 20 個。',
    quota: '到此行之前，{{total}} 個管理員名額將全部用完。請輸入{{operator}}，或申請更多名額。',
  },
  started: '「{{title}}」已開始，每名用戶的結果會顯示在頂部列的「背景工作」中。',
};
