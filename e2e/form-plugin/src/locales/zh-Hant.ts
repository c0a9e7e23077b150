export default {
  title: '櫃檯表格',
  open: '開啟櫃檯',
  client: '客戶',
  nickname: '暱稱',
  rule: '最多 16 個數字、字母、_ 或 -',
  save: '儲存暱稱',
  saved: '暱稱已儲存。',
  papers: '檔案',
  notice: {
    open: '撰寫通知',
    title: '通知',
    at: '發送時間',
    papers: '附件',
    logo: '標誌',
    send: '發送通知',
    sent: '通知已發送。',
  },
};
