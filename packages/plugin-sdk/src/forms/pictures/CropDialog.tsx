import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { Button } from '../../kit/Button.tsx';
import { Callout } from '../../kit/Callout.tsx';
import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { PictureSection } from './drawPicture.ts';
import type { PictureSource } from './preparePicture.ts';
import { usePictureText } from './usePictureText.ts';

/** The props of {@link CropDialog}. */
export interface CropDialogProps {
  /** The name of the field. */
  readonly label: string;
  readonly source: PictureSource;
  /** The required size. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly onApply: (section: PictureSection) => void;
  readonly onClose: () => void;
}

/**
 * The dialog in which the user chooses a section of a picture. It is not inside of the form in the document: Enter in it
 * would send the form.
 */
export function CropDialog({ label, source, pixels, onApply, onClose }: CropDialogProps) {
  const text = usePictureText();
  const SectionChooser = useLoaded(loadChooser);
  const [section, setSection] = useState<PictureSection>();
  return createPortal(
    <Dialog
      title={text('dialog.title', { name: label })}
      size="medium"
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button
            intent="primary"
            aria-disabled={section === undefined || undefined}
            onClick={() => section && onApply(section)}
          >
            {text('dialog.apply')}
          </Button>
        </>
      }
    >
      {SectionChooser ? (
        <Stack gap={8}>
          <SectionChooser {...{ source, pixels }} onChange={setSection} />
          <SectionFacts {...{ source, pixels, section }} />
        </Stack>
      ) : (
        <p role="status">{text(SectionChooser === null ? 'dialog.failed' : 'dialog.loading')}</p>
      )}
    </Dialog>,
    document.body,
  );
}

type SectionFactsProps = Pick<CropDialogProps, 'source' | 'pixels'> & { readonly section: PictureSection | undefined };

function SectionFacts({ source, pixels, section }: SectionFactsProps) {
  const text = usePictureText();
  const result = `${pixels.width} × ${pixels.height}`;
  const isEnlarged = section !== undefined && section.width < pixels.width;
  return (
    <Text as="div" role="status" tone="neutral" size="small">
      <p>{text('dialog.source', { width: source.width, height: source.height })}</p>
      {section && <p>{text('dialog.section', { width: section.width, height: section.height, result })}</p>}
      {isEnlarged && <Callout tone="waiting">{text('dialog.enlarged')}</Callout>}
    </Text>
  );
}

async function loadChooser() {
  return (await import('./SectionChooser.tsx')).SectionChooser;
}
