import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../services/errors.ts';
import { unchangedFiles } from '../kit/FilesValue.ts';
import { FilesField, type FilesValue, Form, type FormSpec, useForm } from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

type Values = { readonly files: FilesValue };

/** Files that are sent together with a form. */
export const gallery: GalleryPage = {
  title: 'FilesField',
  states: [
    { name: 'Empty', render: (translate) => <Sample translate={translate} existingCount={0} /> },
    { name: 'Files of the record', render: (translate) => <Sample translate={translate} /> },
    {
      name: 'Files of every state',
      render: (translate) => (
        <Sample
          translate={translate}
          value={{ removed: ['f2'], added: [], missing: [{ name: 'notice.pdf', size: 20_480 }] }}
          droppedFiles={[pdf('terms_2026.pdf'), new File(['<html>'], 'page.pdf'), new File(['x'], 'clip.gif')]}
        />
      ),
    },
    {
      name: 'Rejected by the server',
      render: (translate) => (
        <Sample
          translate={translate}
          droppedFiles={[pdf('terms_2026.pdf')]}
          send={() => Promise.reject(rejection(translate))}
        />
      ),
    },
    {
      name: 'Being sent',
      render: (translate) => (
        <Sample
          translate={translate}
          droppedFiles={[pdf('terms_2026.pdf')]}
          send={(_values, { onProgress }) => {
            onProgress({ sent: 512_000, total: 2_048_000 });
            return new Promise(() => {});
          }}
        />
      ),
    },
  ],
};

const existing = [
  { fileID: 'f1', fileName: 'fees_2026.pdf', size: 120_000 },
  { fileID: 'f2', fileName: 'holidays.png', size: 48_000 },
];

interface SampleProps extends Partial<Pick<FormSpec<Values>, 'send'>> {
  readonly translate: Translate;
  readonly existingCount?: number;
  readonly value?: FilesValue;
  /** Dropped as soon as the field is shown; the form is sent if it can be. */
  readonly droppedFiles?: readonly File[];
}

function Sample({ translate, existingCount = 2, value, droppedFiles, send }: SampleProps) {
  const container = useRef<HTMLDivElement>(null);
  const form = useForm<Values>({
    name: 'sample-files',
    record: undefined,
    toValues: () => ({ files: value ?? unchangedFiles }),
    send: send ?? (async () => null),
    storesDraft: false,
  });
  const start = useEffectEvent(() => {
    if (droppedFiles) drop(container.current, droppedFiles);
  });
  useEffect(() => start(), []);
  const { added } = form.watch('files').files;
  const submit = useEffectEvent(() => void form.submit());
  useEffect(() => {
    if (added.length > 0) submit();
  }, [added]);
  return (
    <div ref={container}>
      <Form form={form} label={translate('Notice', '通知', '通知')}>
        <FilesField
          form={form}
          name="files"
          label={translate('Attachments', '附件', '附件')}
          hint={translate('Clients can open these files.', '客户可以打开这些文件。', '客戶可以開啟這些檔案。')}
          rules={{ types: ['pdf', 'png', 'jpeg'], maxBytes: 5_000_000, maxCount: 3 }}
          existing={existing.slice(0, existingCount)}
        />
      </Form>
    </div>
  );
}

function rejection(translate: Translate): ApiError {
  const message = translate('The file is damaged.', '文件已损坏。', '檔案已損壞。');
  const data = { fields: [{ path: 'files.0', rule: 'type', message }] };
  return new ApiError({ code: 'E0014', message: '', data, requestId: 'req-1' });
}

function pdf(name: string): File {
  return new File(['%PDF-1.7 ', new Uint8Array(300_000)], name);
}

function drop(element: HTMLElement | null, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  element?.querySelector('.bdk-picker')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
}
