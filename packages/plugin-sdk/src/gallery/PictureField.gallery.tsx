import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { unchangedFiles } from '../kit/FilesValue.ts';
import { type FilesValue, Form, PictureField, useForm } from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

type Values = { readonly picture: FilesValue };

/** A picture that is sent together with a form. */
export const gallery: GalleryPage = {
  title: 'PictureField',
  states: [
    { name: 'Empty', render: (translate) => <Sample translate={translate} /> },
    { name: 'Picture of the record', render: (translate) => <Sample translate={translate} hasCurrent /> },
    {
      name: 'Chosen in the exact size',
      render: (translate) => <Sample translate={translate} chosen={() => drawLogo(270, 60)} />,
    },
    {
      name: 'Chosen where any size is allowed',
      render: (translate) => <Sample translate={translate} chosen={() => drawLogo(300, 100)} isAnySize />,
    },
    {
      name: 'Rejected',
      render: (translate) => (
        <Sample translate={translate} hasCurrent chosen={async () => new File(['<svg/>'], 'drawing.svg')} />
      ),
    },
    {
      name: 'Section of a larger picture',
      isFullWindow: true,
      render: (translate) => <Sample translate={translate} chosen={() => drawLogo(900, 600)} />,
    },
    {
      name: 'Section of a smaller picture',
      isFullWindow: true,
      render: (translate) => <Sample translate={translate} chosen={() => drawLogo(90, 60)} />,
    },
  ],
};

interface SampleProps {
  readonly translate: Translate;
  readonly hasCurrent?: boolean;
  readonly isAnySize?: boolean;
  /** Draws the picture that is dropped as soon as the field is shown. */
  readonly chosen?: () => Promise<File>;
}

function Sample({ translate, hasCurrent = false, isAnySize = false, chosen }: SampleProps) {
  const container = useRef<HTMLDivElement>(null);
  const [currentUrl, setCurrentUrl] = useState<string>();
  const form = useForm<Values>({
    name: 'sample-picture',
    record: undefined,
    toValues: () => ({ picture: unchangedFiles }),
    send: async () => null,
    storesDraft: false,
  });
  const start = useEffectEvent(async () => {
    if (hasCurrent) setCurrentUrl(URL.createObjectURL(await drawLogo(270, 60)));
    if (chosen) drop(container.current, await chosen());
  });
  useEffect(() => void start(), []);
  const current = currentUrl === undefined ? undefined : { src: currentUrl, fileName: 'brand_1.png', ...logoPixels };
  return (
    <div ref={container}>
      <Form form={form} label={translate('Sign-in page', '登录页', '登入頁')}>
        <PictureField
          form={form}
          name="picture"
          label={translate('Logo', '标志', '標誌')}
          hint={translate('Shown above the sign-in form.', '显示在登录表单上方。', '顯示於登入表格上方。')}
          rules={{
            types: ['png', 'jpeg'],
            maxBytes: 2_000_000,
            names: 'image',
            ...(!isAnySize && { pixels: logoPixels }),
          }}
          current={current}
        />
      </Form>
    </div>
  );
}

const logoPixels = { width: 270, height: 60 };

/** Draws a picture with a transparent background: the left half is blue, the right half has an orange circle. */
async function drawLogo(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#1f5fbf';
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = '#c87619';
    context.arc(width * 0.75, height / 2, height / 4, 0, 2 * Math.PI);
    context.fill();
  }
  return new File([await canvas.convertToBlob()], `logo_${width}.png`);
}

function drop(element: HTMLElement | null, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  element?.querySelector('.bdk-picker')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
}
