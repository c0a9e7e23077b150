import { useEffect, useRef } from 'react';
import { ApiError } from '../services/errors.ts';
import { MultiFileUploader, type UploadContext } from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Files in all upload states. */
export const gallery: GalleryPage = {
  title: 'MultiFileUploader',
  states: [
    {
      name: 'Nothing is chosen',
      render: (translate) => <MultiFileUploader {...pictures(translate)} upload={async () => null} />,
    },
    { name: 'Files of every state', render: (translate) => <FilledUploader translate={translate} /> },
  ],
};

function pictures(translate: Translate) {
  return {
    label: translate('Advertising pictures', '广告图片', '廣告圖片'),
    rules: { types: ['png', 'jpeg', 'webp'], maxBytes: 2_000_000, maxCount: 4, names: 'image' },
  } as const;
}

function FilledUploader({ translate }: { readonly translate: Translate }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    // Dropped and sent as a user would.
    const files = [file('banner_1.png', 300_000), file('spring_2.png', 800_000), file('market_3.png', 1_200_000)];
    drop(element, [...files, file('广告.png', 10), file('large_4.png', 2_400_000), file('clip.gif', 20)]);
    requestAnimationFrame(() => element?.querySelector<HTMLElement>('[data-intent="primary"]')?.click());
  }, []);
  return (
    <div ref={container}>
      <MultiFileUploader
        {...pictures(translate)}
        upload={(given, context) => simulateUpload(given, context, translate)}
      />
    </div>
  );
}

function simulateUpload({ name, size }: File, { onProgress }: UploadContext, translate: Translate): Promise<unknown> {
  if (name.startsWith('banner')) return Promise.resolve(null);
  if (name.startsWith('spring')) {
    const message = translate('The content must be PNG.', '文件内容须为 PNG。', '檔案內容須為 PNG。');
    const data = { fields: [{ path: 'file.0', rule: 'type', message }] };
    return Promise.reject(new ApiError({ code: 'E0014', message, data, requestId: 'req-1' }));
  }
  onProgress({ sent: size / 2, total: size });
  return new Promise(() => {});
}

function file(name: string, size: number): File {
  return new File([new Uint8Array(size)], name);
}

function drop(element: HTMLElement | null, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  element?.querySelector('.bdk-picker')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
}
