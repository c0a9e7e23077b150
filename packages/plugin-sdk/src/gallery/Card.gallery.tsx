import { Card } from '../kit/Card.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Card. */
export const gallery: GalleryPage = {
  title: 'Card',
  states: [
    {
      name: 'Section with a heading',
      render: (translate) => (
        <Card as="section" gap={8} aria-label={translate('History', '历史记录', '歷史紀錄')}>
          <h2>{translate('History', '历史记录', '歷史紀錄')}</h2>
          <p>{translate('Nothing has been changed yet.', '尚未有任何更改。', '尚未有任何更改。')}</p>
        </Card>
      ),
    },
    {
      name: 'List that scrolls',
      render: (translate) => (
        <Card as="ol" gap={0} className="bdk-scroll bdk-scroll-short bdk-divided" tabIndex={0}>
          {Array.from({ length: 20 }, (_, index) => rowOf(translate, index + 1))}
        </Card>
      ),
    },
  ],
};

function rowOf(translate: Translate, number: number) {
  return (
    <li key={number} className="bdk-item">
      {translate(`Application ${number}`, `申请 ${number}`, `申請 ${number}`)}
    </li>
  );
}
