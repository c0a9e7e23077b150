import { Choice } from '../kit/Choice.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** Choice. */
export const gallery: GalleryPage = {
  title: 'Choice',
  states: [
    {
      name: 'Check box',
      render: (translate) => (
        <Choice
          type="checkbox"
          label={translate('Open the next application', '打开下一个申请', '開啟下一個申請')}
          defaultChecked
        />
      ),
    },
    {
      name: 'Radio buttons',
      render: (translate) => (
        <>
          <Choice type="radio" name="gallery-kind" label={translate('All rows', '所有行', '所有列')} defaultChecked />
          <Choice type="radio" name="gallery-kind" label={translate('Selected rows', '所选行', '所選列')} />
        </>
      ),
    },
    {
      name: 'Longer than its place',
      render: (translate) => (
        <div style={{ inlineSize: 160 }}>
          <Choice
            type="checkbox"
            label={translate(
              'The applicant lives in Hong Kong and has an account with another broker',
              '申请人居于香港，并在另一家券商持有账户',
              '申請人居於香港，並在另一家券商持有帳戶',
            )}
          />
        </div>
      ),
    },
    {
      name: 'Disabled',
      render: (translate) => <Choice type="checkbox" label={translate('Archived', '已归档', '已歸檔')} disabled />,
    },
  ],
};
