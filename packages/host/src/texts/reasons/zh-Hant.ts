import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

export default {
  ROUTE_ACTIVE: { text: '{{code}} 的頁面是 {{address}}。' },
  MENU_NONE: {
    text: '{{code}} 沒有選單項目，因為它的頁面沒有宣告 {{menuField}}；由其他頁面開啟。',
    remedy: '若屬刻意安排，無需處理。否則請在 {{definition}} 中為該頁面加入 {{menuEntry}}。',
  },
  TREE_FUNCTION: { text: '券商的功能樹包含此功能：{{path}}。' },
  TREE_FUNCTION_MISSING: {
    text: '券商的功能樹中沒有 {{code}}。',
    remedy: '由服務商人員將 {{code}} 加入該券商的權限組合。',
  },
  FUNCTION_GRANTED: { text: '使用者擁有 {{code}}。' },
  ROUTE_FUNCTION_MISSING: {
    text: '使用者沒有 {{lacking}}。',
    remedy: '請將 {{needed}} 授予該使用者的其中一個角色，下次登入時生效。',
  },
  NODE_ANCESTOR_MISSING: {
    text: '使用者擁有 {{code}}，但沒有其上級 {{lacking}}，因此 {{code}} 不會開啟任何頁面。',
    remedy: '請將 {{needed}} 授予該使用者的其中一個角色，下次登入時生效。',
  },
  NODE_UNOWNED: {
    text: '此平台沒有外掛程式宣告 {{code}}；其下級上移一層。',
    remedy: '無需處理，或提供一個宣告了它的外掛程式。',
  },
  NODE_DUPLICATE: {
    text: '{{code}}（節點 {{node}}）在功能樹中出現多次，只有第一個有效。',
    remedy: '請從券商的功能樹中刪除另一個節點。',
  },
  NODE_CYCLE: {
    text: '{{code}} 是自身的上級，因此不會開啟任何頁面。',
    remedy: '請更正券商功能樹中的上級關係。',
  },
  PLUGIN_CODE_TAKEN: {
    text: '{{plugins}} 都宣告了 {{code}}，而一項功能只能屬於一個外掛程式。',
    remedy: '請只在其中一個外掛程式中保留 {{code}}。',
  },
  PLUGIN_SAFE_MODE: {
    text: '平台正以安全模式運作，因此未載入 {{plugin}}。',
    remedy: '請使用不帶 {{safeModeQuery}} 的網址開啟。',
  },
  PATH_INVALID: {
    text: '{{plugin}} 為 {{code}} 指定的網址只可包含字母、數字、「_」和「-」。',
    remedy: '請更正其 {{definition}} 中的 {{pathField}}。',
  },
  ADDRESS_TAKEN: {
    text: '{{code}} 的網址 {{address}} 已由 {{other}} 使用，因此它不會開啟任何頁面。',
    remedy: '請在 {{definition}} 中為其中一個選擇其他 {{pathField}}。',
  },
  ADDRESS_TOO_LONG: {
    text: '{{code}} 的網址將超過 {{limit}} 個字元，因此它及其下級不會開啟任何頁面。',
    remedy: '請縮短其上級頁面的 {{pathField}}，或在券商的功能樹中將其上移。',
  },
  FILL_ACTIVE: { text: '{{plugin}} 將 {{fill}} 放入 {{slot}}。' },
  FILL_FUNCTION_MISSING: {
    text: '{{plugin}} 會將 {{fill}} 放入 {{slot}}，但使用者沒有 {{code}}。',
    remedy: '請將 {{code}} 授予該使用者的其中一個角色，下次登入時生效。',
  },
  CALL_ANYBODY: { text: '任何人都可以呼叫 {{call}}，無需登入。' },
  CALL_SIGNED_IN: { text: '所有已登入的使用者都可以呼叫 {{call}}。' },
  CALL_STAFF: { text: '服務商人員可以呼叫 {{call}}。' },
  CALL_STAFF_ONLY: {
    text: '只有服務商人員可以呼叫 {{call}}。',
    remedy: '請以服務商人員身份登入。任何功能都不能讓券商使用者呼叫它。',
  },
  CALL_NOT_FOR_STAFF: {
    text: '{{call}} 需要 {{needed}}，而服務商人員沒有任何功能。',
    remedy: '請以券商使用者身份登入。',
  },
  CALL_NEEDS: { text: '{{call}} 需要 {{needed}}。' },
  CALL_NEEDS_ONE_OF: { text: '{{call}} 需要以下功能之一：{{needed}}。' },
} satisfies SameShape<typeof en>;
