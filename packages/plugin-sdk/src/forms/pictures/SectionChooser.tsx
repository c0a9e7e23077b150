// The frame in which the user moves and zooms a picture, loaded with the first picture that must be cropped.
import Cropper from 'react-easy-crop';
import { useId, useState } from 'react';
import { useBlobUrl } from '../../hooks/useBlobUrl.ts';
import { Button } from '../../kit/Button.tsx';
import { injectStyleSheet } from '../../kit/injectStyleSheet.ts';
import { Row, Stack } from '../../kit/Stack.tsx';
import styles from './cropper.css?inline';
import { Text } from '../../kit/Text.tsx';
import type { PictureSection } from './drawPicture.ts';
import type { PictureSource } from './preparePicture.ts';
import { usePictureText } from './usePictureText.ts';

injectStyleSheet(styles);

/** The props of {@link SectionChooser}. */
export interface SectionChooserProps {
  readonly source: PictureSource;
  /** The required size. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly onChange: (section: PictureSection) => void;
}

const maximumZoom = 5;
const centre = { x: 0, y: 0 };

/** A picture behind a frame of the required proportions: the pointer and the arrow keys move it, + and − zoom it. */
export function SectionChooser({ source, pixels, onChange }: SectionChooserProps) {
  const text = usePictureText();
  const keysId = useId();
  const url = useBlobUrl(source.file);
  const [crop, setCrop] = useState(centre);
  const [zoom, setZoom] = useState(1);
  const aspect = pixels.width / pixels.height;
  const ratio = source.width / source.height / aspect;
  // At zoom 1 the picture fills the frame; here the whole picture is in it, beside empty parts.
  const wholeZoom = Math.min(ratio, 1 / ratio);
  const changeZoom = (next: number) => setZoom(Math.min(maximumZoom, Math.max(wholeZoom, next)));
  const show = (next: number) => {
    setZoom(next);
    setCrop(centre);
  };
  return (
    <Stack gap={8}>
      <div
        className="bdk-cropper bdk-checkerboard"
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') changeZoom(zoom * 1.1);
          else if (key === '-') changeZoom(zoom / 1.1);
        }}
      >
        {url !== undefined && (
          <Cropper
            image={url}
            {...{ crop, zoom, aspect }}
            minZoom={wholeZoom}
            maxZoom={maximumZoom}
            restrictPosition={zoom >= 1}
            keyboardStep={10}
            onCropChange={setCrop}
            onZoomChange={changeZoom}
            onCropComplete={(_percent, section) => onChange(section)}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'application', 'aria-label': text('dialog.area'), 'aria-describedby': keysId }}
          />
        )}
      </div>
      <Text as="p" id={keysId} tone="neutral" size="small">
        {text('dialog.keys')}
      </Text>
      <Row wrap>
        <label htmlFor={`${keysId}-zoom`}>{text('dialog.zoom')}</label>
        <input
          id={`${keysId}-zoom`}
          type="range"
          min={wholeZoom}
          max={maximumZoom}
          step="any"
          value={zoom}
          onChange={({ target }) => changeZoom(target.valueAsNumber)}
        />
        <Button size="small" onClick={() => show(1)}>
          {text('dialog.fill')}
        </Button>
        <Button size="small" onClick={() => show(wholeZoom)}>
          {text('dialog.fit')}
        </Button>
      </Row>
    </Stack>
  );
}
