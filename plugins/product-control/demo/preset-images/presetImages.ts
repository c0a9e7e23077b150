import { pictureMetadata } from '@brokerdesk/fixtures';
// The promotional pictures that the provider offers to all brokers; drawn by scripts/drawPictures.ts.

/** A preset picture of the fixtures: a name for `pictureBytes`, with the fields of its row. */
export interface PresetImageSource {
  readonly imgID: string;
  readonly pictureName: string;
  readonly fileName: string;
  readonly type: 'promotion' | 'logo' | 'icon';
  /** Bytes. */
  readonly size: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Its age when a sandbox begins. */
  readonly daysAgo: number;
}

type Preset = Pick<PresetImageSource, 'pictureName' | 'fileName' | 'type'>;

const promotions = ['open_account', 'us_stocks', 'market_data', 'refer_friend'].map((name): Preset => {
  return { pictureName: `promotion-${name.replace('_', '-')}.png`, fileName: `${name}.png`, type: 'promotion' };
});

const pictures: readonly Preset[] = [
  { pictureName: 'logo-2go.png', fileName: 'logo_270x60.png', type: 'logo' },
  { pictureName: 'icon-2go.png', fileName: 'icon_120x120.png', type: 'icon' },
  ...promotions,
];

/** Lists the preset pictures, each a month younger than the one before. */
export function presetImages(): readonly PresetImageSource[] {
  return pictures.map((picture, index) => {
    const metadata = pictureMetadata[picture.pictureName];
    if (!metadata) throw new Error(`There is no picture "${picture.pictureName}"; run scripts/drawPictures.ts.`);
    const imgID = `PI-${picture.fileName.replace('.png', '').toUpperCase()}`;
    return { imgID, ...picture, ...metadata, daysAgo: 30 * (pictures.length - index) };
  });
}
