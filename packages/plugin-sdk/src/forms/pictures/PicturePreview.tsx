import { useBlobUrl } from '../../hooks/useBlobUrl.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { Row } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { usePictureText } from './usePictureText.ts';

/** The picture that a record has. */
export interface CurrentPicture {
  /** Where the browser finds it: a public address, or that of a Blob. */
  readonly src: string;
  readonly fileName: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

interface ChosenPicture {
  readonly file: File;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

interface PicturePreviewProps {
  readonly picture: ChosenPicture | CurrentPicture | undefined;
  /** The user has chosen it. */
  readonly isNew: boolean;
  readonly required: { readonly width: number; readonly height: number } | undefined;
}

/** A picture on a checkerboard, which shows what is transparent, with its actual size next to the required one. */
export function PicturePreview({ picture, isNew, required }: PicturePreviewProps) {
  const text = usePictureText();
  const formats = useFormats();
  const file = picture && 'file' in picture ? picture.file : undefined;
  const url = useBlobUrl(file);
  if (!picture) return null;
  const src = 'src' in picture ? picture.src : url;
  const name = 'src' in picture ? picture.fileName : picture.file.name;
  const { width = 0, height = 0 } = picture;
  return (
    <Row wrap gap={12} align="start">
      {src !== undefined && <img className="bdk-checkerboard bdk-preview" src={src} alt={text('preview', { name })} />}
      <Text as="div" tone="neutral" size="small">
        <p>{file ? text('facts', { name, size: formats.bytes(file.size) }) : name}</p>
        <p>{text(isNew ? 'actual' : 'current', { width, height })}</p>
        {required && <p>{text('required', required)}</p>}
      </Text>
    </Row>
  );
}
