import type { FileType } from '@brokerdesk/api';
import type { FileRules } from '../upload/checkFile.ts';

/**
 * Returns a name for a picture that the user does not have to change: the extension of its type and, where the server
 * allows only digits, letters, "." and "_", neither only digits nor only letters.
 */
export function pictureName(original: string, type: FileType, { names, pixels }: FileRules): string {
  const extension = type === 'jpeg' ? 'jpg' : type;
  const stem = original.normalize('NFC').replace(/\.[A-Za-z0-9]+$/, '');
  if (names !== 'image') return `${stem}.${extension}`;
  const plain = stem
    .replace(/[^A-Za-z0-9._]+/g, '_')
    .replace(/\.{2,}/g, '.')
    .replace(/^[._]+|[._]+$/g, '')
    .slice(0, 80);
  const size = pixels ? `${pixels.width}x${pixels.height}` : '1';
  const isEnough = plain !== '' && !/^(?:\d+|[A-Za-z]+)$/.test(plain);
  return `${isEnough ? plain : `${plain || 'picture'}_${size}`}.${extension}`;
}
