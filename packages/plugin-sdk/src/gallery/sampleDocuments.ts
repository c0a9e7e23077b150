import type { BenchDocument } from '../documents/BenchDocument.ts';
import type { Say } from './GalleryPage.ts';
import { sampleFilm } from './sampleFilm.ts';
import { samplePdf } from './samplePdf.ts';

/** Papers of nobody: pictures, a PDF, a film, one that does not arrive, one that is damaged, one of another kind. */
export function sampleDocuments(say: Say): readonly BenchDocument[] {
  const file = { size: 48_000, note: '21 Nov 2026, 10:00' };
  return [
    {
      ...file,
      ...pictureOf({ id: 'front', width: 1600, height: 1000, text: 'ID' }),
      name: say('Identity document, front', '证件正面', '證件正面'),
    },
    {
      ...file,
      ...pictureOf({ id: 'selfie', width: 900, height: 1200, text: '☺' }),
      name: say('Selfie', '自拍照', '自拍照'),
    },
    {
      ...file,
      id: 'form',
      name: say('Opening form', '开户表格', '開戶表格'),
      fileName: 'form.pdf',
      contentType: 'application/pdf',
      fetch: async () => samplePdf({ pages: 12 }),
    },
    {
      ...file,
      id: 'film',
      name: say('Liveness video', '活体视频', '活體影片'),
      fileName: 'liveness.webm',
      contentType: 'video/webm',
      fetch: async () => (await fetch(sampleFilm())).blob(),
    },
    {
      ...file,
      id: 'damaged',
      name: say('Damaged', '已损坏', '已損壞'),
      fileName: 'damaged.pdf',
      contentType: 'application/pdf',
      fetch: async () => new Blob(['%PDF-1.7 and nothing else']),
    },
    {
      ...file,
      id: 'table',
      name: say('Table', '表格', '表格'),
      fileName: 'income.xls',
      contentType: 'application/vnd.ms-excel',
      fetch: async () => new Blob(['0']),
    },
    {
      ...file,
      id: 'late',
      name: say('On its way', '传输中', '傳送中'),
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
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser draws nothing.');
  pen.fillStyle = '#d9e3ee';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#31506f';
  pen.font = `${height / 4}px sans-serif`;
  pen.textAlign = 'center';
  pen.fillText(text, width / 2, height / 2);
  return canvas.convertToBlob();
}
