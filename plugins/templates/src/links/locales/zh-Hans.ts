import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  links: {
    copy: '复制链接',
    copied: '链接已复制。',
    copyFailed: '浏览器不允许复制，请选取链接后自行复制：{{link}}',
    qr: '二维码',
    qrTitle: '链接二维码',
    qrLabel: '{{link}} 的二维码',
    png: '保存为 PNG',
    svg: '保存为 SVG',
    print: '打印',
    close: '关闭',
    pngFailed: '无法生成图片，请改为保存 SVG。',
  },
};
