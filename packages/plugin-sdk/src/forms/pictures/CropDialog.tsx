import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { Button } from '../../kit/Button.tsx';
import { Callout } from '../../kit/Callout.tsx';
import { Select } from '../../kit/Select.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { PictureSection } from './drawPicture.ts';
import type { PictureSource } from './preparePicture.ts';
import { usePictureText } from './usePictureText.ts';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The props of {@link CropDialog}. */
export interface CropDialogProps {
  /** The name of the field. */
  readonly label: string;
  readonly source: PictureSource;
  /** The required size; without it the user chooses the proportions, and the section keeps its size. */
  readonly pixels: PictureSize | undefined;
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
  const [proportions, setProportions] = useState<PictureSize>();
  const frame = pixels ?? proportions ?? source;
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
          {!pixels && <ProportionsChoice onChange={setProportions} />}
          <SectionChooser key={`${frame.width}:${frame.height}`} {...{ source }} pixels={frame} onChange={setSection} />
          <SectionFacts {...{ source, pixels, section }} />
        </Stack>
      ) : (
        <p role="status">{text(SectionChooser === null ? 'dialog.failed' : 'dialog.loading')}</p>
      )}
    </Dialog>,
    document.body,
  );
}

/** Usual ones of banners, pictures of screens and icons. */
const usualProportions = [
  { width: 5, height: 2 },
  { width: 3, height: 1 },
  { width: 16, height: 9 },
  { width: 1, height: 1 },
] as const;

function ProportionsChoice({ onChange }: { readonly onChange: (proportions: PictureSize | undefined) => void }) {
  const text = usePictureText();
  return (
    <Row as="label">
      <span>{text('dialog.proportions')}</span>
      <Select onChange={({ target }) => onChange(usualProportions.find((one) => nameOf(one) === target.value))}>
        <option value="">{text('dialog.ownProportions')}</option>
        {usualProportions.map((one) => (
          <option key={one.width}>{nameOf(one)}</option>
        ))}
      </Select>
    </Row>
  );
}

function nameOf({ width, height }: PictureSize): string {
  return `${width} : ${height}`;
}

type SectionFactsProps = Pick<CropDialogProps, 'source' | 'pixels'> & { readonly section: PictureSection | undefined };

function SectionFacts({ source, pixels, section }: SectionFactsProps) {
  const text = usePictureText();
  const result = pixels && `${pixels.width} × ${pixels.height}`;
  const isEnlarged = pixels !== undefined && section !== undefined && section.width < pixels.width;
  return (
    <Text as="div" role="status" tone="neutral" size="small">
      <p>{text('dialog.source', { width: source.width, height: source.height })}</p>
      {section && (
        <p>
          {result === undefined
            ? text('dialog.freeSection', { width: section.width, height: section.height })
            : text('dialog.section', { width: section.width, height: section.height, result })}
        </p>
      )}
      {isEnlarged && <Callout tone="waiting">{text('dialog.enlarged')}</Callout>}
    </Text>
  );
}

async function loadChooser() {
  return (await import('./SectionChooser.tsx')).SectionChooser;
}
