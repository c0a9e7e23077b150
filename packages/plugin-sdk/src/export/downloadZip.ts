import { downloadFile } from './downloadFile.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';

/** A file with its name in the zip. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Saves several files as one zip, because browsers ask the user before they save several files. A name that would
 * lead out of the folder, or that a system does not allow, is changed; a repeated one receives a number.
 *
 * @example
 * await downloadZip([{ name: 'front.png', content: front }, { name: 'back.png', content: back }], 'A100001.zip');
 */
export async function downloadZip(files: readonly NamedFile[], zipName: string): Promise<void> {
  const { zipSync } = await import('fflate');
  const bytes: Record<string, Uint8Array> = {};
  for (const [name, content] of assignUniqueNames(files)) bytes[name] = new Uint8Array(await content.arrayBuffer());
  // Pictures and PDFs are compressed already.
  downloadFile(new Blob([zipSync(bytes, { level: 0 })], { type: 'application/zip' }), zipName);
}

function assignUniqueNames(files: readonly NamedFile[]): ReadonlyMap<string, Blob> {
  const filesByName = new Map<string, Blob>();
  const taken = new Set<string>();
  for (const { name: given, content } of files) {
    const name = sanitizeFileName(given);
    const [stem, extension] = splitName(name);
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${stem} (${number})${extension}`;
    taken.add(unique.toLowerCase());
    filesByName.set(unique, content);
  }
  return filesByName;
}

function splitName(name: string): readonly [string, string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
