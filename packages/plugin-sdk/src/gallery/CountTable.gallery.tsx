import { CountTable } from '../kit/CountTable.tsx';
import type { GalleryPage } from './GalleryPage.ts';

const to = { code: 'RAO_CLIENT_MANAMEMENT' } as const;

/** CountTable. */
export const gallery: GalleryPage = {
  title: 'CountTable',
  states: [
    {
      name: 'What is pending',
      render: (translate) => (
        <CountTable
          itemsLabel={translate('Queue', '类别', '類別')}
          columns={[translate('Total', '总数', '總數'), translate('Overdue', '已逾期', '已逾期')]}
          rows={[
            {
              id: 'check',
              label: translate('To check', '待审核', '待審核'),
              cells: [
                { count: 1240, to },
                { count: 12, to, tone: 'waiting' },
              ],
            },
            {
              id: 'failed',
              label: translate('Failed', '失败', '失敗'),
              cells: [{ count: 3, to, tone: 'failed' }, null],
            },
            { id: 'sign', label: translate('To sign', '待签署', '待簽署'), cells: [{ count: 0, to }, null] },
          ]}
        />
      ),
    },
    {
      name: 'Loading',
      render: (translate) => (
        <CountTable
          itemsLabel={translate('Queue', '类别', '類別')}
          columns={[translate('Total', '总数', '總數')]}
          rows={[{ id: 'check', label: translate('To check', '待审核', '待審核'), cells: [{ count: undefined, to }] }]}
        />
      ),
    },
  ],
};
