import { useState } from 'react';
import { Text } from '../kit/Text.tsx';
import { ReorderList } from '../entries/trees.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** ReorderList. */
export const gallery: GalleryPage = {
  title: 'ReorderList',
  states: [
    { name: 'Every item can move', render: (translate) => <Cards translate={translate} /> },
    { name: 'The first item stays', render: (translate) => <Cards translate={translate} isFirstFixed /> },
  ],
};

function Cards({
  translate,
  isFirstFixed = false,
}: {
  readonly translate: Translate;
  readonly isFirstFixed?: boolean;
}) {
  const [order, setOrder] = useState(['submitted', 'regions', 'statuses']);
  const names: Readonly<Record<string, string>> = {
    submitted: translate('Submitted applications', '已提交的申请', '已提交的申請'),
    regions: translate('Regions', '地区分布', '地區分佈'),
    statuses: translate('Where applications stand', '申请的状态', '申請的狀態'),
  };
  const first = isFirstFixed ? 1 : 0;
  return (
    <ReorderList
      label={translate('Cards', '卡片', '卡片')}
      items={order.map((id, index) => ({
        id,
        name: names[id] ?? id,
        range: index < first ? undefined : { first, last: order.length - 1 },
      }))}
      hasPositions
      onMove={([id = ''], position) => setOrder(order.filter((one) => one !== id).toSpliced(position, 0, id))}
    >
      {({ name }) => (
        <Text cut title={name} className="bdk-grow">
          {name}
        </Text>
      )}
    </ReorderList>
  );
}
