// More than 200 files that must never become a public picture, by what is wrong with them.
import { pngChunk, pngFile } from '../cases/files.ts';
import { badStems, foreignContents } from './hostilePictureParts.ts';

/** A file that is not accepted as a picture. */
export interface HostilePicture {
  /** The problem with it; unique. */
  readonly what: string;
  readonly file: File;
  /** The rule that it breaks, as the server names it in `E0014`; `size` if it breaks `E0013`. */
  readonly rule: 'damaged' | 'dimension' | 'duplicate' | 'empty' | 'extension' | 'foreign' | 'name' | 'size' | 'type';
}

/** What the place of the pictures takes. */
export interface PicturePlace {
  /** The maximum bytes of a picture. */
  readonly maxBytes: number;
  /** The size that a picture must have. */
  readonly pixels?: { readonly width: number; readonly height: number };
  /** The name of a picture that exists already. */
  readonly takenName?: string;
}

type Extension = 'png' | 'jpg' | 'webp';
type Bytes = Uint8Array<ArrayBuffer>;

const extensions = ['png', 'jpg', 'webp'] as const;
const defaultPixels = { width: 12, height: 8 };

/** Returns pictures that the place accepts, by their extensions. */
export async function properPictures({
  pixels = defaultPixels,
}: Pick<PicturePlace, 'pixels'> = {}): Promise<Record<Extension, File>> {
  const encoded = await encodePictures(pixels);
  const fileOf = (extension: Extension) => new File([encoded[extension]], `proper_1.${extension}`);
  return { png: fileOf('png'), jpg: fileOf('jpg'), webp: fileOf('webp') };
}

/** Generates the hostile pictures for a place. */
export async function hostilePictures(place: PicturePlace): Promise<readonly HostilePicture[]> {
  const proper = await encodePictures(place.pixels ?? defaultPixels);
  return [
    ...otherContents(),
    ...wrongExtensions(proper),
    ...wrongNames(proper.png, place.takenName),
    ...wrongSizes(proper, place.maxBytes),
    ...wrongPixels(proper, place.pixels),
    ...damaged(proper),
    ...polyglots(proper),
  ];
}

async function encodePictures({ width, height }: { readonly width: number; readonly height: number }) {
  // A large native library, which few tests need.
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1f5fbf';
  context.fillRect(0, 0, width, height);
  const encode = (type: 'png' | 'jpeg' | 'webp') => Uint8Array.from(canvas.encodeSync(type as 'png'));
  return { png: encode('png'), jpg: encode('jpeg'), webp: encode('webp') };
}

/** Files of other kinds that call themselves pictures. */
function otherContents(): HostilePicture[] {
  return extensions.flatMap((extension) => [
    { what: `an empty .${extension}`, file: new File([], `empty_1.${extension}`), rule: 'empty' as const },
    ...Object.entries(foreignContents).map(([what, content]) => ({
      what: `${what} named .${extension}`,
      file: new File([bytesOf(content)], `x_1.${extension}`),
      rule: 'type' as const,
    })),
  ]);
}

/** Pictures that call themselves something else. */
function wrongExtensions(proper: Record<Extension, Bytes>): HostilePicture[] {
  const others = ['svg', 'gif', 'html', 'php', 'exe', 'js', 'pdf', 'bmp', 'tiff', 'avif', 'heic', 'zip'];
  const names = extensions.flatMap((own) => [
    ...extensions.filter((other) => other !== own).map((other) => [own, `x_1.${other}`] as const),
    ...(own === 'jpg' ? [] : [[own, 'x_1.jpeg'] as const]),
    ...others.map((other) => [own, `x_1.${own}.${other}`] as const),
  ]);
  return [...names, ['png', 'x_1'] as const, ['png', 'x_1.png.'] as const].map(([own, name]) => ({
    what: `a ${own} named ${name}`,
    file: new File([proper[own]], name),
    rule: 'extension',
  }));
}

/** Names that a picture may not have; a multipart form leaves none of these out. */
function wrongNames(png: Bytes, takenName: string | undefined): HostilePicture[] {
  const taken = takenName === undefined ? [] : [takenName, takenName.toUpperCase(), takenName.toLowerCase()];
  return [
    ...badStems.map((stem) => ({
      what: `a picture named ${JSON.stringify(stem)}`,
      file: new File([png], `${stem}.png`),
      rule: 'name' as const,
    })),
    ...[...new Set(taken)].map((name) => ({
      what: `a picture with the name of another, ${name}`,
      file: new File([png], name),
      rule: 'duplicate' as const,
    })),
  ];
}

/** Proper pictures of too many bytes. */
function wrongSizes({ png, jpg }: Record<Extension, Bytes>, maxBytes: number): HostilePicture[] {
  const beforeEnd = png.byteLength - 12;
  return [1, 1000, 1_000_000].flatMap((excess) => {
    const missing = maxBytes + excess - png.byteLength - 12;
    const chunk = pngChunk('paDd', Buffer.alloc(missing));
    // A comment has at most 65,533 bytes.
    const comment = Uint8Array.of(0xff, 0xfe, 0xff, 0xff, ...new Uint8Array(65_533));
    const comments = Array.from({ length: Math.ceil((maxBytes + excess) / comment.byteLength) }, () => comment);
    const pictures = [
      new File([png.subarray(0, beforeEnd), chunk, png.subarray(beforeEnd)], 'large_1.png'),
      new File([jpg.subarray(0, 2), ...comments, jpg.subarray(2)], 'large_1.jpg'),
    ];
    return pictures.map((file) => ({
      what: `${file.name}, at least ${excess} bytes too large`,
      file,
      rule: 'size' as const,
    }));
  });
}

/** Pictures that no viewer can draw, and of another size than required. */
function wrongPixels({ jpg, webp }: Record<Extension, Bytes>, required: PicturePlace['pixels']): HostilePicture[] {
  const claimed = [
    ...[60_000, 1_000_000, 0x7fff_ffff].map((side) => [side, side] as const),
    ...([
      [40_000_001, 1],
      [1, 40_000_001],
      [6_325, 6_325],
      [0, 0],
      [0, 8],
      [8, 0],
    ] as const),
  ];
  const frame = jpg.findIndex((byte, index) => byte === 0xff && (jpg[index + 1] === 0xc0 || jpg[index + 1] === 0xc2));
  const jpeg = jpg.slice();
  // Height and width of the frame, after its marker, its length and its precision.
  jpeg.set([0xff, 0xff, 0xff, 0xff], frame + 5);
  const webpOf16383 = webp.slice();
  webpOf16383.set([0xff, 0x3f, 0xff, 0x3f], 26);
  const { width = 0, height = 0 } = required ?? {};
  const others = [
    ...([
      [width + 1, height],
      [width - 1, height],
      [width, height + 1],
      [width, height - 1],
    ] as const),
    ...([
      [height, width],
      [2 * width, 2 * height],
      [1, 1],
    ] as const),
  ];
  const files: readonly (readonly [what: string, file: File])[] = [
    ...claimed.map(([x, y]) => [`a PNG of ${x} × ${y} pixels`, claimingPng(x, y)] as const),
    ['a JPEG of 65535 × 65535 pixels', new File([jpeg], 'bomb_1.jpg')],
    [
      'a JPEG of 65535 × 65535 pixels that hides a small frame',
      new File([hideFrame(jpeg, required ?? defaultPixels)], 'bomb_2.jpg'),
    ],
    ['a WebP of 16383 × 16383 pixels', new File([webpOf16383], 'bomb_1.webp')],
    ...(required ? others : []).map(
      ([x, y]) => [`a picture of ${x} × ${y} pixels`, pngFile('other_1.png', { width: x, height: y })] as const,
    ),
  ];
  return files.map(([what, file]) => ({ what, file, rule: 'dimension' }));
}

/**
 * Adds a comment in front of a JPEG. Its marker begins with one byte more, which viewers skip; a reader that does not takes
 * other bytes for the length of the comment, and finds a frame of this size in it.
 */
export function hideFrame(jpeg: Bytes, { width, height }: Readonly<Record<'width' | 'height', number>>): Bytes {
  const comment = Uint8Array.of(0xff, 0xff, 0xfe, 0xff, 0xff, ...new Uint8Array(65_533));
  const bytes = Uint8Array.of(...jpeg.subarray(0, 2), ...comment, ...jpeg.subarray(2));
  bytes.set([0xff, 0xc0, 0, 17, 8, height >> 8, height & 0xff, width >> 8, width & 0xff], 4 + 0xfeff);
  return bytes;
}

/** A small file with correct check sums that claims any number of pixels. */
function claimingPng(width: number, height: number): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', Buffer.alloc(16)), pngChunk('IEND', Buffer.alloc(0))];
  return new File([bytesOf('\u0089PNG\r\n\u001a\n'), ...chunks], 'bomb_1.png');
}

/** Pictures of which a part is missing or changed. */
function damaged({ png, jpg, webp }: Record<Extension, Bytes>): HostilePicture[] {
  const flipped = png.slice();
  flipped.set([(png.at(-20) ?? 0) ^ 1], png.byteLength - 20);
  const longer = webp.slice();
  new DataView(longer.buffer).setUint32(4, webp.byteLength + 100, true);
  const pixels = png.subarray(0, 33);
  const files: readonly (readonly [what: string, bytes: readonly Bytes[], extension: Extension])[] = [
    ...[1, 4, 12, 20].map((cut) => [`a PNG without its last ${cut} bytes`, [png.subarray(0, -cut)], 'png'] as const),
    ...[1, 2, 8].map((cut) => [`a JPEG without its last ${cut} bytes`, [jpg.subarray(0, -cut)], 'jpg'] as const),
    ...[1, 2, 4].map((cut) => [`a WebP without its last ${cut} bytes`, [webp.subarray(0, -cut)], 'webp'] as const),
    ['a PNG with a wrong check sum', [flipped], 'png'],
    ['a PNG without pixels', [pixels, png.subarray(png.byteLength - 12)], 'png'],
    ['a WebP that claims to be longer', [longer], 'webp'],
  ];
  return files.map(([what, bytes, extension]) => ({
    what,
    file: new File([...bytes], `damaged_1.${extension}`),
    rule: 'damaged',
  }));
}

/** Pictures that are something else as well. */
function polyglots(proper: Record<Extension, Bytes>): HostilePicture[] {
  const payloads: Readonly<Record<string, string | Bytes>> = {
    'an archive': 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000PK\u0005\u0006' + '\u0000'.repeat(18),
    'a page': '<!doctype html><script>alert(1)</script>',
    'a PHP page': '<?php system($_GET["c"]); ?>',
    'a script': '*/=1;alert(document.cookie)//',
    'a drawing': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'a program': 'MZ\u0090\u0000\u0003\u0000\u0000\u0000',
    'a PDF': '%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF',
    'another picture': proper.png,
    'one byte': '\n',
    'a kilobyte of zeros': '\u0000'.repeat(1024),
  };
  return extensions.flatMap((extension) =>
    Object.entries(payloads).map(([what, content]) => ({
      what: `a ${extension} that is followed by ${what}`,
      file: new File(
        [proper[extension], typeof content === 'string' ? bytesOf(content) : content],
        `two_1.${extension}`,
      ),
      rule: 'foreign' as const,
    })),
  );
}

/** Each character is a byte. */
function bytesOf(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
