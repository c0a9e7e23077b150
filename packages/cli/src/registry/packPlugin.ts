// A plugin as one file: what `build` writes, and its manifest with the author's signature.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import {
  claimedKey,
  openText,
  type SignedDocument,
  signedManifestFile,
  type Signer,
  signText,
} from '@brokerdesk/plugin-sdk/delivery';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { readBuiltPlugin } from '../build/BuiltPlugin.ts';
import { manifestFile } from '../build/isBuiltPlugin.ts';
import { toManifestFile } from '../build/toManifestFile.ts';
import { isDisplayCode } from '../plugins/findPlugins.ts';
import { CliError, describeError } from '../errors.ts';

/** A packed plugin. */
export interface PackedPlugin {
  readonly manifest: Manifest;
  readonly signed: SignedDocument;
  /** Its files by path, the signed manifest among them. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** What `admin-cli certify` signed, if it comes with it. */
  readonly certification?: SignedDocument;
}

/** The same plugin always gives the same bytes; the earliest time that the format can hold. */
const mtime = new Date(1980, 0, 1);
const maximumBytes = 50_000_000;
/** Of a file within the plugin's folder. */
const fileName = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/;
const namePart = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/** Packs a built plugin. */
export async function packPlugin(folder: string, author: Signer): Promise<{ name: string; bytes: Uint8Array }> {
  const { manifest } = await readBuiltPlugin(folder);
  const payload = await readFile(path.join(folder, manifestFile), 'utf8');
  const signed = await signText('manifest', payload, author);
  const files: Zippable = { [signedManifestFile]: Buffer.from(JSON.stringify(signed)) };
  for (const name of Object.keys(manifest.files).toSorted()) files[name] = await readFile(path.join(folder, name));
  return { name: `${manifest.id}-${manifest.version}.zip`, bytes: zipSync(files, { level: 9, mtime }) };
}

/**
 * Reads a packed plugin: every file is one that its signed manifest names, and has the hash there. Who signed it is not
 * examined.
 *
 * @throws CliError `PACKAGE_INVALID`
 */
export async function readPacked(bytes: Uint8Array, name: string): Promise<PackedPlugin> {
  const refuse = (reason: string, cause?: unknown) =>
    new CliError('PACKAGE_INVALID', {
      message: `${name} is refused: ${reason}`,
      hint: 'Get it again from its author, who makes it with: admin-cli pack',
      cause,
    });
  try {
    let size = 0;
    const files = unzipSync(bytes, {
      filter({ originalSize }) {
        size += originalSize;
        if (size > maximumBytes) throw new Error(`it is larger than ${maximumBytes / 1_000_000} MB.`);
        return true;
      },
    });
    const signed = JSON.parse(Buffer.from(files[signedManifestFile] ?? []).toString()) as SignedDocument;
    const manifest = JSON.parse(await openText('manifest', signed, claimedKey(signed))) as Manifest;
    const { id, version, brokers = [] } = manifest;
    if (![id, version].every((part) => namePart.test(part)) || !brokers.every(isDisplayCode))
      throw refuse('its id, version or brokers cannot be part of an address.');
    for (const [file, { integrity }] of Object.entries(manifest.files)) {
      if (!fileName.test(file)) throw refuse(`${file} cannot be the name of a file.`);
      const content = files[file];
      if (content === undefined || toManifestFile(content).integrity !== integrity)
        throw refuse(`${file} is missing, or is not as it was signed.`);
    }
    const surplus = Object.keys(files).find(
      (file) => file !== signedManifestFile && !Object.hasOwn(manifest.files, file),
    );
    if (surplus !== undefined) throw refuse(`${surplus} is not in its manifest.`);
    return { manifest, signed, files };
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    throw refuse(describeError(cause), cause);
  }
}
