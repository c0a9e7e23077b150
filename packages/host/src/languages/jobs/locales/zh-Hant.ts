import type { JobsMessages } from '../../JobsMessages.ts';

const messages: JobsMessages = {
  title: '背景工作',
  none: '沒有工作。匯入等需時較長的操作會在這裏繼續進行，您可以同時處理其他事情。',
  loading: '正在載入',
  of: '{{settled}} / {{total}}',
  count: {
    waiting: '等候中 {{number}}',
    running: '進行中 {{number}}',
    done: '完成 {{number}}',
    skipped: '略過 {{number}}',
    failed: '失敗 {{number}}',
    unknown: '結果不明 {{number}}',
  },
  separator: ' · ',
  started: '開始於 {{time}}',
  elapsed: '已用 {{time}}',
  took: '用時 {{time}}',
  unknownHint: '部分項目沒有收到回覆，可能已經完成，也可能沒有。請先查詢狀態，再決定是否重試。',
  retry: '重試失敗項目（{{number}}）',
  check: '查詢狀態（{{number}}）',
  csv: '匯出失敗項目 csv',
  dismiss: '移除',
  dismissName: '移除「{{title}}」',
  items: '各項結果',
  state: {
    waiting: '等候中',
    running: '進行中',
    done: '完成',
    skipped: '已略過',
    failed: '失敗',
    unknown: '結果不明',
  },
  coded: '{{message}}（{{code}}）',
  codeMissing: '未能載入此工作的程式，尚未執行任何操作。請重新載入頁面後再試。',
  ended: '{{title}}：{{counts}}',
  file: { name: '失敗項目', item: '項目', state: '狀態', code: '代碼', message: '說明' },
  leave: {
    title: '仍有工作在進行',
    text: '登出後工作會暫停，您在此瀏覽器再次登入後會繼續進行。',
    stay: '留下',
    leave: '登出',
  },
};

export default messages;
