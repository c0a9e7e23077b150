import { useMemo } from 'react';
import { Matrix } from '../entries/sheet.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Matrix. */
export const gallery: GalleryPage = {
  title: 'Matrix',
  states: [{ name: 'Roles and functions', render: (translate) => <Sample translate={translate} /> }],
};

function Sample({ translate }: { readonly translate: Translate }) {
  const table = useMemo(() => {
    const granted = new Set(['USERS reader', 'USERS officer', 'CREATE officer', 'RECORDS reader']);
    return {
      rows: [
        { id: 'USERS', title: translate('User management', '用户管理', '用戶管理') },
        { id: 'CREATE', title: translate('Create users', '新建用户', '新增用戶'), level: 1 },
        { id: 'RECORDS', title: translate('Operation records', '操作记录', '操作紀錄') },
      ],
      columns: [
        { id: 'reader', title: translate('Read only', '只读', '只供閱讀') },
        { id: 'officer', title: translate('User officer', '用户主任', '用戶主任') },
      ],
      cellOf: (rowID: string, columnID: string) =>
        granted.has(`${rowID} ${columnID}`)
          ? { mark: '✓', text: translate('Granted', '已授予', '已授予') }
          : { mark: '–', text: translate('Not granted', '未授予', '未授予') },
    };
  }, [translate]);
  return (
    <Matrix
      {...table}
      label={translate('Functions', '功能', '功能')}
      rowTitle={translate('Function', '功能', '功能')}
    />
  );
}
