import type { ViewerDocument } from '../documents/ViewerDocument.ts';
import type { Translate } from './GalleryPage.ts';
import { samplePdf } from './samplePdf.ts';

/** Invented documents: pictures, a PDF, a video, one that never loads, a damaged one, and one of an unknown kind. */
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

/** Draws a picture in place of a photograph; `text` names it. */
export function samplePicture({ width, height, text }: { width: number; height: number; text: string }) {
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#d9e3ee"/>`,
    `<rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="#31506f" stroke-width="8"/>`,
    `<text x="50%" y="52%" font-size="160" text-anchor="middle" font-family="sans-serif" fill="#31506f">${text}</text>`,
    '</svg>',
  ].join('');
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}

// Three seconds of a moving disc, in VP8, as a browser records it: without its length in the file.
const video =
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAA8jEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCDxHsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBEiYRFNdE3TYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFhzpMZZOFnmGDgQFV7oEBhoVWX1ZQOOCdsIGguoF4U8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAADjHngQCgQZehQUqBAAAAEA4AnQEqoAB4AA0HCIWFiJmEiDgCIwif2g8XSPYHLdFxB7VVVVVLRs0cZ1sjMzLvo8ofH2pFGlFCNAszJqwV1iQ4m+GiAzLo9WVKdcASRUzFeM7u7y1HzKc2gRERD1I7CGrfWOTfS53sBulB5jiI4H8Dt3d1ULxDSgD+aI03MekMPROnLua66oairCfkvho5OkY8/JnPrxPaB0cXslM44qeBzEM6YD/fmvPW26VQQffOnBeWd1MPAg1/3m3ZYNlMN2jgtRi8+TQlDpbotoobJCySDi+yETeT+MI3DX5n8U7g03W7ki5T6cA9a4WhepyBa8QKhiLkvaa00nashpHVeQx3VK50xkXpCB0ECfsHY/rCl02wu4fsPHMeBxvNkk+Xwl1XWBnJOehHM6/2bDyTzUXijlB5mdAR6z64OIbEMZI8V1fWdsB1ocemxe6BAaXAUAYAnQEqoAB4AAqHCIWFiJmEiDgCAAYiDwUQnFLSoTilpUJxS0qE4paVCcUtKhOKWlQnFLSoTilpUJsA/uuuAKD3odSBAGMAsQYAMhHAABgAG9an9AAKXiau87v/TOr2E/GErsg20MsaPbqiF7oMVpkIyFRqO1k/h7bS5N93ugD+aI03MelV1CE/eG3MC/es4HzzGwEBXgB1oZumme6BAaWUEQIAKhHAABgAGFgv9AAIgIEMsAD7gQCg5qHDgQDIADEGADARwAAYABoXR/QADE4nS/+tfsKdakDynOgE9CNB/BkMgKxBOo3M/8RiQKwQZko/SWD+aI03MfhyioaOAHWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQywAPuBY6DtocqBASwAEQcALBHAABgAGXKNR+gJkuXe4TIKU0zFVNVtic4vJhkdGgGd/4tnMneX9BE1yhJio8lZTu04W8iWCND+aI03MefW+/4AAHWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQywAPuByKDtocmBAZAA8QYALBHAABgAGXKNR+gJkuXe4TGzZd0ZZCRkjAYmU2l27acCGu25hPZeWj3/q1tHTPG6LBUJFxj6sP5ojTcx6mhPxSuAdaGbppnugQGllBECACoRwAAYABhYL/QACICBDLAA+4IBLKDpocWBAfQAkQYAKhHAABgAGXLWl+gJqu8jriMseeH/goO0PL5sKufa64SbCTPO9aKLsyLhBeWdSmcnBfKOgP5ojTcx9rpHqwB1oZumme6BAaWUEQIAKhHAABgAGFgv9AAIgIEMsAD7ggGQoPGhzYECWQDxBgAqEcAAGAAa835n6BbVKlXLTtZJkvfPs8lyabqrbLfGbBlB80A9wGuYokhqLpMfYm1sOHuKW9Cg/miNNzHpurKmjg/ku8ogdaGbppnugQGllBECACoRwAAYABhYL/QACICBDLAA+4IB9KDqocaBAr0AsQYAKhHAFGAAZctaX6Amq7yMWgwRxRb1jes8vjpD6WqMO1Z3g2C+BlMNRlhilifjpGUD7d5Pcaj+aI03MhcE4KQAdaGbppnugQGllBECACoRwBRgAGFgv9AAIgIEMsAA+4ICWaDmocKBAyEAkQYAKhHAABgAGJqP9AADH6fT+4Yx/qvl4jGu+3yzbKNR79JUhK2cwlT8aXMcEBO2xdm31AEk8P5ojTcx44B1oZumme6BAaWUEQIAKhHAABgAGFgv9AAIgIEMsAD7ggK9oOShwIEDhQAxBgAqEcAAGAAZKo/0AAdgTORqyG4beLUz2fMiYVJjPz11uKByZz1Amu32KkDFKTTadeAA/miNNzIFiZR1oZumme6BAaWUEQIAKhHAABgAGFgv9AAIgIEMsAD7ggMhoOahwoED6gCRBgAmEcAAGAAYmov36AMfp9P7gIxh9wBs22ud1N9fSeVV0WLxu+x1ndyvTI80crm/2D3qAO6A/miNNzHjgHWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQywAPuCA4Wg7qHKgQROABEHACYRwAAYABobMf/oD4V1kKVfLqowKuhtOfVbx5PJZo7e3xOtvIiwWoecO5piBFflWYjAEsg9LvgA/miNNzIGDfqb04B1oZumme6BAaWUEQIAKhHAABgAGFgv9AAIgIEMsAD7ggPqoOmhxYEEsgBxBgAmEcAAGAAaGtf0AA9EaNHL22SnTVbP3fVu1btZdJr73xlrBENgDcpTJ3kCVVYwL2PXJ+D+aI03Mfa37fUwQHWhm6aZ7oEBpZQRAgAqEcAAGAAYWC/0AAiAgQywAPuCBE6g8aHNgQUWAJEGACQRuAAYABoYf/QADUwg3fBSuQbipk++yvj7ZdEN+CXbUpIFpdvxhwZbYVdiNrVqD3o8HcD+cTu0ZNxDeENR3W0K2XtGF4B1oZumme6BAaWUEQIAKhGgABgAGFgv9AAIgIEMsAD7ggSyoOWhwYEFfABxBgAkEcAUYABiYN/QAAsZ85zp2ZV+fhPfSV39p0tWayjwNIjFJYGXK2F6wzh2SAce1nQ2qgD+aI03MeOAdaGbppnugQGllBECACoRsAAYABhYL/QACICBDLAA+4IFFqDiob6BBd8AEQYAJBG4ABgAGJg39AACxnznOnemaqzp7LvTSJik2JPVzyQ35mB8R1aEBX1Qfw9jTT2A/nE7tGSzAHWhm6aZ7oEBpZQRAgAqEaAAGAAYWC/0AAiAgQywAPuCBXygQH+h24EGRAARBwAkEawAGAAaYQ3X6A+9CIRk9MfLLfJaHSujrFCB9YMu5gPhWMnd7D1UpVmrrveJjk2TzX7o4nT1EP54QL/HlAhIooLMl5PQ34gHwC/g9Y5pYswUvgB1oZumme6BAaWUEQIAKhGQABgAGFgv9AAIgIEMsAD7ggXfoPah0oEGqACxBwAkEbQAGAAaGfeP6A52yuyy4u1/DnzwblE06XwBn9aasRNA68oVc62iaipVGZp5X/MOt2h4anWZNkrVcesA/nE7tGS3kCBqMfa5mAB1oZumme6BAaWUEQIAKhGAABgAGFgv9AAIgIEMsAD7ggZEoPKhzoEHDQBRBwAgEbQAGAAa8kGf6BVGiTNIyLfvcT225ObkhAsUPvFXOnocPQd+SSkXMj8Tx+ZKkFkbXSzcy7pGCrgA/nE7tGTejVYXHnQ4AHWhm6aZ7oEBpZQRAgAqEcAUYABhYL/QACICBDLAAPuCBqig7aHJgQdxABEHACARtAAYABlx/FfoCUo8dl16teePYnNrh5SySCM8cSWu4OIjySjJC5uMmdTtrv+uvL4szIQZLcYA/nE7tGS/BnQwAHWhm6aZ7oEBpZQRAgAqEXAAGAAYWC/0AAiAgQywAPuCBw2g6qHGgQfVAPEGACARsAAYABjhs1voBP3jx40XKXUZMfUVIppTbIefVHCW76JeXqEIWwiBHN3tk/fWhKEA/X8NSID+eEC/x41dgHWhm6aZ7oEBpZQRAgAqEWAAGAAYWC/0AAiAgQywAPuCB3Gg5KHAgQg6ADEGAB4RwBRgAGOG39AAE/ePHjRd03vH3AogfgTMl3LX77NcInBaZ9jYooOr3ao+8eiSXAD+aI03MeaCQHWhm6aZ7oEBpZQRAgAqEVQAGAAYWC/0AAiAgQywAPuCB9Wg7KHIgQieAJEGABwRqAAYABlx//QACUo8dl18PzMurQP7jK8C6zpTsbSjl2uMxshX7zI1MsoVlaGJiXx/2AD+eEC/x6talLr4A0AAdaGbppnugQGllBECACoRRAAYABhYL/QACICBDLAA+4IIOqDyoc6BCQIAsQYAHBGkABgAGhn/9AAOdsrsr4w/zD9Klpnf16oTEjF+8XeiZRB9YE0Scwa6pyEPEg9vn4WyEoD+ffmbmQzwb2TIAUoWYcAOVgB1oZumme6BAaWUEQIAKhEwABgAGFgv9AAIgIEMsAD7ggieoPah0oEJZwBRBwAaEaAAGAAaqf2P6BLQl2BMZO8Kr2LDT9DA2GxyLgyaaWGk4gxAakH+6SNKYqIbKrIK51W8NChDIIgA/n35m5kE342CRCAfReAFh4B1oZumme6BAaWUEQIAKhEAABgAGFgv9AAIgIEMsAD7ggkCoO6hyoEJywDxBgAaEaAAGAAZ0f/0AAxzK8TloRTFMS9cAXEEXuBpMPNl57sGrU01hOxxWqfml3SduSQCJhEM8JEA/n35m5kLeh8wASugdaGbppnugQGllBECACoRDAAYABhYL/QACICBDLAA+4IJZ6DlocGBCi8AEQYAGhGgABgAGXG39AAJMjssR4QYE3em9RPCs+j/4kPR4UmuSxKp8euQ44BceX0JT4kA/n35m5kCVwUGgHWhm6aZ7oEBpZQRAgAqEQAAGAAYWC/0AAiAgQywAPuCCcugQIah4oEKlAARBwAYEZQAHsrQDGAvuqALEyxAmUpE1kyTCMbPB0L9zuIxRjkii4MlWAJFetJcNLxsbA3yhzKxwXJc4P59mW0ZNQvh9MVA2aD1N8BIsNu4L4jGlowFXFJ85gDzJUQAdaGbppnugQGllBECACoQ9AAYABhYL/QACICBDLAA+4IKL6Djob+BCvgAEQYAGBHAFGAAY4f/0AAUV48mTaVs/LH3QsGJd0skANPAnvtVbMKCQTfZ/v0sCmzyapGA/mfZeicdUAB1oZumme6BAaWUEQIAKhDoABgAGFgv9AAIgIEMsAD7ggqUoOyhyIELXQDRBgAYEaAAGAAZcf/0AAlKPHZc35dMIFsYMbeF+SJaS8EEC8XWL6ZKteJ5mHEwEZQ4SCqmF77YsAD+fZltGTO380BBwHWhm6aZ7oEBpZQRAgAqEcAUYABhYL/QACICBDLAAPuCCvgcU7trjbuLs4EAt4b3gQHxgdQ=';

/** Returns an address of the video. */
export function sampleVideo(): string {
  return `data:video/webm;base64,${video}`;
}
