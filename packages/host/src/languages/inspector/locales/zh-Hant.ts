import type { InspectorMessages } from '../../InspectorMessages.ts';

const messages: InspectorMessages = {
  title: '外掛程式與權限',
  intro: '此入口為您載入了甚麼，以及原因。求助時請複製此報告。',
  copy: '複製報告',
  plugins: '外掛程式',
  plugin: '外掛程式',
  version: '版本',
  origin: '來源',
  firstParty: '產品',
  thirdParty: '第三方',
  state: '狀態',
  crashes: '出錯次數',
  reason: '原因',
  none: '此入口沒有登記任何外掛程式。',
  reasons: '判斷結果',
  code: '代碼',
  function: '功能',
  registry: '登記版本',
  signedByProfile: '請求已簽署，密鑰保存在此瀏覽器中且無法讀取。',
  signedByPage: '請求已簽署，但此瀏覽器不容許儲存資料，密鑰只保存在此頁面中：重新載入後需要重新登入。',
  unsigned: '請求未簽署。',
  safeMode: '以安全模式開啟',
  states: {
    discovered: '尚未需要',
    incompatible: '不相容',
    blocked: '已略去',
    forbidden: '沒有權限',
    loading: '載入中',
    'failed-load': '載入失敗',
    'failed-setup': '啟動失敗',
    active: '使用中',
    degraded: '曾經出錯',
    quarantined: '已關閉',
  },
};

export default messages;
