import type { ViewerDocument } from '../documents/ViewerDocument.ts';
import type { Translate } from './GalleryPage.ts';
import { sampleVideo } from './sampleVideo.ts';
import { samplePdf } from './samplePdf.ts';

/** Papers of nobody: pictures, a PDF, a film, one that does not arrive, one that is damaged, one of another kind. */
export function sampleDocuments(translate: Translate): readonly ViewerDocument[] {
  const file = { size: 48_000, note: '21 Nov 2026, 10:00' };
  return [
    {
      ...file,
      ...pictureOf({ id: 'front', width: 1600, height: 1000, text: 'ID' }),
      name: translate('Identity document, front', '证件正面', '證件正面'),
    },
    {
      ...file,
      ...pictureOf({ id: 'selfie', width: 900, height: 1200, text: '☺' }),
      name: translate('Selfie', '自拍照', '自拍照'),
    },
    {
      ...file,
      id: 'form',
      name: translate('Opening form', '开户表格', '開戶表格'),
      fileName: 'form.pdf',
      contentType: 'application/pdf',
      fetch: async () => samplePdf({ pages: 12 }),
    },
    {
      ...file,
      id: 'film',
      name: translate('Liveness video', '活体视频', '活體影片'),
      fileName: 'liveness.webm',
      contentType: 'video/webm',
      fetch: async () => (await fetch(sampleVideo())).blob(),
    },
    {
      ...file,
      id: 'damaged',
      name: translate('Damaged', '已损坏', '已損壞'),
      fileName: 'damaged.pdf',
      contentType: 'application/pdf',
      fetch: async () => new Blob(['%PDF-1.7 and nothing else']),
    },
    {
      ...file,
      id: 'table',
      name: translate('Table', '表格', '表格'),
      fileName: 'income.xls',
      contentType: 'application/vnd.ms-excel',
      fetch: async () => new Blob(['0']),
    },
    {
      ...file,
      id: 'late',
      name: translate('On its way', '传输中', '傳送中'),
      fileName: 'late.png',
      contentType: 'image/png',
      // It never arrives.
      fetch: () => new Promise(() => undefined),
    },
  ];
}

function pictureOf({ id, width, height, text }: { id: string; width: number; height: number; text: string }) {
  return {
    id,
    fileName: `${id}.png`,
    contentType: 'image/png',
    width,
    height,
    fetch: () => draw({ width, height, text }),
  };
}

async function draw({ width, height, text }: { width: number; height: number; text: string }): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws nothing.');
  context.fillStyle = '#d9e3ee';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#31506f';
  context.font = `${height / 4}px sans-serif`;
  context.textAlign = 'center';
  context.fillText(text, width / 2, height / 2);
  return canvas.convertToBlob();
}
