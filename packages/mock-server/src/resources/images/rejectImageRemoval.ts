import type { RequestContext } from '../../pipeline/RequestContext.ts';
import { type ErrorResponse, inUse, message } from '../../pipeline/errorResponses.ts';
import type { WebpageContentRow } from '../webpage-contents/webpageContentRows.ts';
import type { ImageRow } from './imageRows.ts';
import { lastImageError } from '../../shared-rules/domainErrors.ts';
import { ownImages } from './imageRules.ts';
import { ownRows } from '../../shared-rules/ownRows.ts';

/** The last image stays, and so does one to which the sign-in page refers, published or not. */
export function rejectImageRemoval(context: RequestContext, { imgID }: ImageRow): ErrorResponse | undefined {
  if (ownImages(context).length <= 1) return lastImageError;
  const user = ownRows<WebpageContentRow>(context, 'webpageContents').find(
    (row) => row.imgID === imgID || row.published?.imgID === imgID,
  );
  return user && inUse(imageInUseTexts, { contentID: user.contentID });
}

const imageInUseTexts = message(
  'The sign-in page uses this image, so it cannot be deleted.',
  '登录页面正在使用此图片，不能删除。',
  '登入頁面正在使用此圖片，不能刪除。',
);
