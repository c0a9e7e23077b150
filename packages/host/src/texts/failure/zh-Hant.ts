import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  failed: '無法顯示{{what}}',
  rest: '平台的其他部分仍可正常使用。',
  code: '代碼',
  retry: '重試',
  reload: '重新載入頁面',
  copy: '複製詳情',
  copied: '已複製詳情',
  copyFailed: '無法複製詳情。請自行選取並複製。',
  details: '詳情',
  hint: {
    PLG_INTEGRITY: '有檔案在建置後被更改，可能是代理伺服器或防毒軟件所致。請聯絡管理員重新提供未經更改的 {{file}}。',
    PLG_UNPINNED: '此頁面沒有登記其檔案，因此不予信任。請重新載入頁面；如問題持續，請聯絡管理員重新建置平台。',
    PLG_LOAD: '未能載入程式碼。請檢查網絡，然後重新載入頁面。',
    PLG_OUTDATED: '此頁面開啟期間，平台發佈了新版本。請重新載入頁面後繼續，網址維持不變。',
    PLG_LOAD_THROW: '載入時發生錯誤。請重新載入頁面；如問題持續，請聯絡管理員。',
    PLG_LOAD_TIMEOUT: '程式碼未能及時載入。請檢查網絡，然後重新載入頁面。',
    PLG_SETUP_THROW: '啟動時發生錯誤。請重試；如問題持續，請聯絡管理員。',
    PLG_SETUP_TIMEOUT: '未能及時完成啟動。請重試；如問題持續，請聯絡管理員。',
    PLG_SDK_RANGE: '此外掛程式是為平台的另一版本而建置。請聯絡管理員更新。',
    PLG_DEFINITION: '程式碼與登記的外掛程式不一致。請聯絡管理員重新建置。',
    PLG_CONTRIBUTION: '外掛程式的清單列有此部分，但程式中沒有。請聯絡管理員重新建置。',
    PLG_RENDER: '顯示此部分時發生錯誤。請重試；如問題持續，請聯絡管理員。',
    PLG_QUARANTINED: '此部分已出錯三次，在重新載入頁面前不會再顯示。請聯絡管理員。',
    PLG_BLOCKED: '安全模式下不載入此外掛程式。請退出安全模式後使用。',
  },
} satisfies SameShape<typeof en>;
