import { expect, it } from 'vitest';
import { ChunkError } from '../components/loadChunk.ts';
import { showStartFailure } from './showStartFailure.ts';

const forbidden = new DOMException('The operation is insecure.', 'SecurityError');

it.each([
  [
    'en-GB',
    forbidden,
    'This browser forbids something that the portal needs, such as stored data. Allow this site to store data in the settings of the browser, then reload the page.',
    'SecurityError: The operation is insecure.',
  ],
  [
    'zh-CN',
    new ChunkError('CHUNK_LOAD'),
    '门户的部分内容无法加载。请检查网络，然后重新加载页面。',
    'A part of the portal could not be loaded (CHUNK_LOAD). Reload the page.',
  ],
  [
    'zh-HK',
    new ChunkError('NEW_RELEASE'),
    '此頁面開啟期間，平台已發佈新版本。請重新載入頁面。',
    'A part of the portal could not be loaded (NEW_RELEASE). Reload the page.',
  ],
  [
    'zh-HK',
    new TypeError('x is not a function'),
    '無法啟動平台。請重新載入頁面；如問題持續，請將以下內容傳送給管理員：',
    'x is not a function',
  ],
])('in %s the page says what to do about %s', (tag, error, message, details) => {
  const page = document.createElement('div');
  page.textContent = 'Loading';
  showStartFailure(page, error, [tag]);
  expect([...page.children].map((line) => line.textContent)).toEqual([message, details]);
  expect(page.children).toHaveLength(2);
});
