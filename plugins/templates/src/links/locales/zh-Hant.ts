import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  links: {
    copy: '複製連結',
    copied: '連結已複製。',
    copyFailed: '瀏覽器不允許複製，請選取連結後自行複製：{{link}}',
    qr: '二維碼',
    qrTitle: '連結二維碼',
    qrLabel: '{{link}} 的二維碼',
    png: '儲存為 PNG',
    svg: '儲存為 SVG',
    print: '列印',
    close: '關閉',
    pngFailed: '無法製作圖片，請改為儲存 SVG。',
  },
};
