import { useState } from 'react';
import { ImagePopup } from '../entries/documents.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { samplePicture } from './sampleDocuments.ts';
import { Button } from '../kit/Button.tsx';

const card = samplePicture({ width: 1600, height: 1000, text: 'ID' });

/** ImagePopup. */
export const gallery: GalleryPage = {
  title: 'ImagePopup',
  states: [{ name: 'Open', isFullWindow: true, render: (translate) => <Popup translate={translate} /> }],
};

function Popup({ translate }: { readonly translate: Translate }) {
  const [isOpen, setOpen] = useState(true);
  const name = translate('Identity card, front', '身份证正面', '身份證正面');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && <ImagePopup {...card} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
