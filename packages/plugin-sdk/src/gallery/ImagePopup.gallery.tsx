import { useState } from 'react';
import { ImagePopup } from '../documents.ts';
import type { GalleryPage, Say } from './GalleryPage.ts';
import { samplePicture } from './samplePicture.ts';

const card = samplePicture({ width: 1600, height: 1000, text: 'ID' });

/** ImagePopup. */
export const gallery: GalleryPage = {
  title: 'ImagePopup',
  states: [{ name: 'Open', isAlone: true, render: (say) => <Popup say={say} /> }],
};

function Popup({ say }: { readonly say: Say }) {
  const [isOpen, setOpen] = useState(true);
  const name = say('Identity card, front', '身份证正面', '身份證正面');
  return (
    <>
      <button type="button" className="bp6-button" onClick={() => setOpen(true)}>
        {name}
      </button>
      {isOpen && <ImagePopup {...card} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
