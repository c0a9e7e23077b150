import type { CallContext } from '../../pipeline/CallContext.ts';
import { inUse, type Refusal } from '../../pipeline/refusals.ts';
import type { ImageRow, WebpageContentRow } from '../../state/contentRows.ts';
import { keepOneImage } from './contentRefusals.ts';
import { ownImages } from './images.ts';
import { ownRows } from '../ownRows.ts';

/** The last image stays, and so does one to which the sign-in page refers, published or not. */
export function refuseRemoval(context: CallContext, { imgID }: ImageRow): Refusal | undefined {
  if (ownImages(context).length <= 1) return keepOneImage;
  const user = ownRows<WebpageContentRow>(context, 'webpageContents').find(
    (row) => row.imgID === imgID || row.published?.imgID === imgID,
  );
  return user && inUse(usedTexts, { contentID: user.contentID });
}

const usedTexts = {
  en_US: 'The sign-in page uses this image, so it cannot be deleted.',
  zh_CN: '登录页正在使用此图片，不能删除。',
  zh_HK: '登入頁正在使用此圖片，不能刪除。',
};
