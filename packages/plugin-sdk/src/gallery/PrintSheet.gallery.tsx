import { PrintSheet, usePrint } from '../entries/documents.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { Button } from '../kit/Button.tsx';
import { Fact, FactList } from '../kit/FactList.tsx';

const rows = Array.from({ length: 80 }, (_, index) => index + 1);

/** PrintSheet. */
export const gallery: GalleryPage = {
  title: 'PrintSheet',
  states: [{ name: 'To be printed', render: (translate) => <Printing translate={translate} /> }],
};

function Printing({ translate }: { readonly translate: Translate }) {
  const { print, portal } = usePrint();
  return (
    <>
      <Button onClick={() => print(sheetOf(translate))}>{translate('Print the case', '打印个案', '列印個案')}</Button>
      {portal}
    </>
  );
}

function sheetOf(translate: Translate) {
  return (
    <PrintSheet
      title={translate('Demo Securities · Application', '示范证券 · 开户申请', '示範證券 · 開戶申請')}
      reference="DE0000496"
      time="2026-11-21T02:00:00Z"
    >
      <h2>{translate('Identity', '身份资料', '身分資料')}</h2>
      <FactList>
        {rows.map((row) => (
          <Fact key={row} term={translate(`Question ${row}`, `问题 ${row}`, `問題 ${row}`)}>
            {translate('Answered in full.', '已填写。', '已填寫。')}
          </Fact>
        ))}
      </FactList>
    </PrintSheet>
  );
}
