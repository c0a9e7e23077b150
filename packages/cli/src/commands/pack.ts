import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isBuiltPlugin } from '../build/isBuiltPlugin.ts';
import { CliError } from '../errors.ts';
import { readSigner } from '../registry/keys.ts';
import { packPlugin } from '../registry/packPlugin.ts';
import { printJson, printLine, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli pack`. */
export interface PackOptions {
  readonly key: string;
  /** The folder that the package is written to. */
  readonly out: string;
  readonly json: boolean;
}

/** Packs what `build` wrote for a plugin into one file, signed by its author. */
export async function pack(folder: string, { key, out, json }: PackOptions): Promise<void> {
  const author = readSigner(key);
  const built = [folder, path.join(folder, 'dist')];
  const isBuilt = await Promise.all(built.map(isBuiltPlugin));
  const source = built[isBuilt.indexOf(true)];
  if (source === undefined)
    throw new CliError('PLUGIN_INVALID', {
      message: `${path.resolve(folder)} has no built plugin.`,
      hint: `Build it first: admin-cli build ${folder}`,
    });
  const { name, bytes } = await packPlugin(source, author);
  const file = path.resolve(out, name);
  await writeFile(file, bytes);
  if (json) return printJson({ file, bytes: bytes.length, author: author.key });
  printLine(
    `${styled('green', 'Packed')} ${file}, ${(bytes.length / 1_000).toFixed(1)} kB, signed with ${author.key}.`,
  );
}
