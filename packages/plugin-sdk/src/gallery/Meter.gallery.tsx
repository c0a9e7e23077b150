import { Meter } from '../kit/Meter.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Meter. */
export const gallery: GalleryPage = {
  title: 'Meter',
  states: [
    { name: 'Free', render: (translate) => <Terminals value={10} translate={translate} /> },
    { name: 'Nearly used up', render: (translate) => <Terminals value={34} translate={translate} /> },
    { name: 'Used up', render: (translate) => <Terminals value={40} translate={translate} /> },
  ],
};

function Terminals({ value, translate }: { readonly value: number; readonly translate: Translate }) {
  const valueText = translate(
    `${value} of 40 terminals in use`,
    `已使用 ${value} 个终端，共 40 个`,
    `已使用 ${value} 部終端機，共 40 部`,
  );
  return (
    <div style={{ inlineSize: 240 }}>
      <Meter label={translate('Level 2', '十档行情', '十檔報價')} value={value} maximum={40} valueText={valueText} />
      {valueText}
    </div>
  );
}
