import { type ReactNode, useState } from 'react';
// With its style sheet, which the entry inserts.
import '../entries/sheet.ts';
import type { SheetColumn, SheetIssue } from '../entries/sheet.ts';
import { Sheet, type SheetProps } from '../sheet/Sheet.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

type Row = { readonly userID: string; readonly name: string; readonly email: string; readonly note: string };

/** A spreadsheet. */
export const gallery: GalleryPage = {
  title: 'Sheet',
  states: [
    { name: 'Editable', render: (translate) => <SampleSheet translate={translate} rows={sampleRows} /> },
    { name: 'With errors', render: (translate) => <SampleSheet translate={translate} rows={wrongRows} /> },
    {
      name: 'Read only',
      render: (translate) => (
        <Sheet label={translate('Users', '用户', '用戶')} columns={columnsIn(translate)} rows={sampleRows} />
      ),
    },
    { name: 'Empty', render: (translate) => <SampleSheet translate={translate} rows={[]} /> },
    { name: '10,000 rows', isFullWindow: true, render: (translate) => <LargeSheet translate={translate} /> },
  ],
};

const sampleRows: readonly Row[] = [
  { userID: 'mei.chan', name: '陳美', email: 'mei.chan@example.com', note: '' },
  { userID: 'jun.li', name: '李俊', email: 'jun.li@example.com', note: 'Second line support' },
  { userID: 'ka.wong', name: '黃嘉', email: 'ka.wong@example.com', note: '' },
];

const wrongRows: readonly Row[] = sampleRows.map((row, at) => (at === 1 ? { ...row, email: 'jun.li' } : row));

function SampleSheet({ translate, ...props }: { readonly translate: Translate } & Pick<SheetProps<Row>, 'rows'>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <Sheet
      label={translate('Users', '用户', '用戶')}
      columns={columnsIn(translate)}
      rows={rows}
      onChange={setRows}
      issues={findIssues(rows, translate)}
      filters={[
        {
          id: 'noNote',
          label: translate('Without a note', '没有备注', '沒有備註'),
          matches: ({ note }) => note === '',
        },
      ]}
    />
  );
}

function LargeSheet({ translate }: { readonly translate: Translate }): ReactNode {
  const [rows, setRows] = useState(() => Array.from({ length: 10_000 }, (_, row) => largeRow(row)));
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
  const columns = keys.map((key) => ({ key, title: key.toUpperCase(), width: 140 }));
  return (
    <Sheet<LargeRow>
      label={translate('Large sheet', '大型表格', '大型表格')}
      columns={columns}
      rows={rows}
      onChange={(next) => setRows([...next])}
    />
  );
}

type LargeRow = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', string>>;

function largeRow(row: number): LargeRow {
  return { a: `a${row}`, b: `b${row}`, c: `c${row}`, d: `d${row}`, e: `e${row}`, f: `f${row}` };
}

function columnsIn(translate: Translate): readonly SheetColumn<Row>[] {
  return [
    { key: 'userID', title: translate('User ID', '用户编号', '用戶編號'), width: 120, isReadOnly: true },
    { key: 'name', title: translate('Name', '姓名', '姓名'), width: 120, lang: 'zh-Hant' },
    { key: 'email', title: translate('Email', '邮箱', '電郵') },
    { key: 'note', title: translate('Note', '备注', '備註'), isMultiline: true },
  ];
}

function findIssues(rows: readonly Row[], translate: Translate): readonly SheetIssue<Row>[] {
  const message = translate('Enter an email address', '请输入邮箱地址', '請輸入電郵地址');
  return rows.flatMap(({ email }, row) => (email.includes('@') ? [] : [{ row, column: 'email', message }]));
}
