import { ColourField } from '../forms.ts';
import { GalleryForm } from './GalleryForm.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Colours with a check of their contrast. */
export const gallery: GalleryPage = {
  title: 'ColourField',
  states: [
    { name: 'Readable', render: (translate) => <Accent translate={translate} accent="#1f5fbf" /> },
    { name: 'Too low', render: (translate) => <Accent translate={translate} accent="#ffd54f" /> },
    { name: 'Empty', render: (translate) => <Accent translate={translate} accent="" /> },
    { name: 'Not valid', render: (translate) => <Accent translate={translate} accent="blue" problems={{}} /> },
  ],
};

function Accent({
  translate,
  accent,
  problems,
}: {
  readonly translate: Translate;
  readonly accent: string;
  readonly problems?: Readonly<Record<string, string>>;
}) {
  const label = translate('Accent', '强调色', '強調色');
  return (
    <GalleryForm label={label} values={{ accent }} {...(problems ? { problems } : {})}>
      {(form) => (
        <ColourField
          form={form}
          name="accent"
          label={label}
          against={[
            { label: translate('On the page', '页面背景上', '頁面背景上'), colour: '#ffffff' },
            { label: translate('On a header', '表头背景上', '表頭背景上'), colour: '#eef0f3' },
          ]}
        />
      )}
    </GalleryForm>
  );
}
