import { useEffect } from 'react';
import { type ImportColumn, ImportPreview, type SheetIssue } from '../entries/sheet.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

type Row = { readonly userID: string; readonly name: string; readonly email: string };

const header = 'User ID,Name,Email,Remark\n';
const validRow = 'mei.chan,陳美,mei.chan@example.com,\n';

/** An import from a csv file. */
export const gallery: GalleryPage = {
  title: 'ImportPreview',
  states: [
    { name: 'No file yet', render: (translate) => <Sample translate={translate} name="import-none" /> },
    {
      name: 'Rows with errors',
      render: (translate) => (
        <Sample translate={translate} name="import-errors" content={`${header}${validRow}007,李俊,jun.li,new\n`} />
      ),
    },
    {
      name: 'Rows without errors',
      render: (translate) => <Sample translate={translate} name="import-valid" content={`${header}${validRow}`} />,
    },
    {
      name: 'Titles that are not known',
      render: (translate) => (
        <Sample
          translate={translate}
          name="import-titles"
          content={'User ID,Who,Mail\nmei.chan,陳美,mei@example.com\n'}
        />
      ),
    },
    {
      name: 'A file that cannot be read',
      render: (translate) => <Sample translate={translate} name="import-problem" content={'User ID\nmei.chan\n'} />,
    },
  ],
};

interface SampleProps {
  readonly translate: Translate;
  readonly name: string;
  /** The file that is chosen as soon as the sample is shown. */
  readonly content?: string;
}

function Sample({ translate, name, content }: SampleProps) {
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`[data-sample="${name}"] input[type="file"]`);
    if (content === undefined || input === null) return;
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'users.csv'));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [name, content]);
  return (
    <div data-sample={name}>
      <ImportPreview
        name={name}
        label={`${translate('Users', '用户', '用戶')} (${name})`}
        columns={columnsIn(translate)}
        findIssues={(rows) => findIssues(rows, translate)}
        onImport={async () => {}}
      />
    </div>
  );
}

function columnsIn(translate: Translate): readonly ImportColumn<Row>[] {
  return [
    { key: 'userID', title: translate('User ID', '用户编号', '用戶編號'), otherTitles: ['User ID'], width: 120 },
    { key: 'name', title: translate('Name', '姓名', '姓名'), otherTitles: ['Name'], width: 120 },
    { key: 'email', title: translate('Email', '邮箱', '電郵'), otherTitles: ['Email'] },
  ];
}

function findIssues(rows: readonly Row[], translate: Translate): readonly SheetIssue<Row>[] {
  const message = translate('Enter an email address', '请输入邮箱地址', '請輸入電郵地址');
  return rows.flatMap(({ email }, row) => (email.includes('@') ? [] : [{ row, column: 'email', message }]));
}
