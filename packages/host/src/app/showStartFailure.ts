// What the page says if the portal cannot start. The portal's texts may be what is missing, so these are part of the entry.
import type { Language } from '@brokerdesk/api';
import { ChunkError } from '../components/loadChunk.ts';
import { detectLanguage } from '../languages/detectLanguage.ts';
import { describeError } from '../plugins/describeError.ts';

/** Why the portal did not start: the browser forbids it, a file is of an earlier release or did not arrive, or an error of the portal's own. */
type StartFailure = 'forbidden' | 'outdated' | 'missing' | 'unexpected';

const texts: Readonly<Record<Language, Readonly<Record<StartFailure, string>>>> = {
  en: {
    forbidden:
      'This browser forbids something that the portal needs, such as stored data. Allow this site to store data in the settings of the browser, then reload the page.',
    outdated: 'A new version of the portal was published while this page was open. Reload the page.',
    missing: 'A part of the portal could not be loaded. Check the connection, then reload the page.',
    unexpected:
      'The portal could not be started. Reload the page; if the problem persists, send this to your administrator:',
  },
  'zh-Hans': {
    forbidden: '浏览器禁止了门户所需的功能，例如存储数据。请在浏览器设置中允许此网站存储数据，然后重新加载页面。',
    outdated: '此页面打开期间，门户已发布新版本。请重新加载页面。',
    missing: '门户的部分内容无法加载。请检查网络，然后重新加载页面。',
    unexpected: '无法启动门户。请重新加载页面；如问题仍然存在，请将以下内容发送给管理员：',
  },
  'zh-Hant': {
    forbidden: '瀏覽器禁止了平台所需的功能，例如儲存資料。請在瀏覽器設定中允許此網站儲存資料，然後重新載入頁面。',
    outdated: '此頁面開啟期間，平台已發佈新版本。請重新載入頁面。',
    missing: '平台的部分內容未能載入。請檢查網絡，然後重新載入頁面。',
    unexpected: '無法啟動平台。請重新載入頁面；如問題持續，請將以下內容傳送給管理員：',
  },
};

/** Shows in the user's language why the portal could not start and what to do, with the error for the administrator. */
export function showStartFailure(page: HTMLElement, error: unknown, browserTags: readonly string[]): void {
  const language = detectLanguage(browserTags);
  const message = document.createElement('p');
  message.lang = language;
  message.textContent = texts[language][kindOf(error)];
  const details = document.createElement('p');
  details.lang = 'en';
  details.textContent = error instanceof DOMException ? `${error.name}: ${error.message}` : describeError(error);
  page.replaceChildren(message, details);
}

function kindOf(error: unknown): StartFailure {
  if (error instanceof ChunkError) return error.code === 'NEW_RELEASE' ? 'outdated' : 'missing';
  return error instanceof DOMException && error.name === 'SecurityError' ? 'forbidden' : 'unexpected';
}
