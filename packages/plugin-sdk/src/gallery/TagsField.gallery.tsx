import { TagsField } from '../entries/forms.ts';
import { GalleryForm } from './GalleryForm.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Any number of short texts. */
export const gallery: GalleryPage = {
  title: 'TagsField',
  states: [
    { name: 'Filled in', render: (translate) => <Accounts translate={translate} accounts={numbers(12)} /> },
    { name: 'Empty', render: (translate) => <Accounts translate={translate} accounts={[]} /> },
    {
      name: 'Not valid',
      render: (translate) => <Accounts translate={translate} accounts={['12AB', ...numbers(3)]} problems={{}} />,
    },
    { name: 'More than fit', render: (translate) => <Accounts translate={translate} accounts={numbers(120)} /> },
  ],
};

function Accounts({
  translate,
  accounts,
  problems,
}: {
  readonly translate: Translate;
  readonly accounts: readonly string[];
  readonly problems?: Readonly<Record<string, string>>;
}) {
  const label = translate('Account numbers', '账户号码', '帳戶號碼');
  const nineDigits = translate('nine digits', '须为 9 位数字', '須為 9 位數字');
  return (
    <GalleryForm label={label} values={{ accounts }} {...(problems ? { problems } : {})}>
      {(form) => (
        <TagsField
          form={form}
          name="accounts"
          label={label}
          hint={translate(
            'Nine digits each; paste a list or a column of a sheet.',
            '每个 9 位数字，可粘贴列表或表格中的一列。',
            '每個 9 位數字，可貼上清單或試算表的一欄。',
          )}
          limit={1000}
          inputMode="numeric"
          check={(tag) => (/^\d{9}$/.test(tag) ? undefined : nineDigits)}
        />
      )}
    </GalleryForm>
  );
}

function numbers(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(100_000_001 + index * 7));
}
