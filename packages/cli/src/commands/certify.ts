import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signDocument } from '@brokerdesk/plugin-sdk/delivery';
import { certifyPlugin, type CheckResult, toCertification } from '../certify/certifyPlugin.ts';
import { CliError, describeError } from '../errors.ts';
import { readSigner } from '../registry/keys.ts';
import { readPacked } from '../registry/packPlugin.ts';
import { printJson, printLine, printNote, printWarning, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli certify`. */
export interface CertifyOptions {
  /** The key of the publisher who vouches for the result; without it, nothing is signed. */
  readonly publisherKey?: string;
  /** The folder of the plugin's sources: its endpoints, and how its author opens what needs a record. */
  readonly sources?: string;
  /** The folder that the signed result is written to. */
  readonly out: string;
  readonly json: boolean;
}

/** Tries a packed plugin, and signs that it passed; the exit code is 1 if it did not. */
export async function certify(file: string, { publisherKey, sources, out, json }: CertifyOptions): Promise<void> {
  const publisher = publisherKey === undefined ? undefined : readSigner(publisherKey);
  const packed = await readPacked(await read(file), file);
  const result = await certifyPlugin(packed, { sources, report: json ? () => undefined : printResult });
  const hasPassed = result.checks.every(({ faults }) => faults.length === 0);
  const { id, version } = packed.manifest;
  const target = path.resolve(out, `${id}-${version}.certified.json`);
  if (hasPassed && publisher) {
    const certification = await toCertification(packed, result, Date.now());
    await writeFile(target, `${JSON.stringify(await signDocument('certification', certification, publisher))}\n`);
  }
  if (!hasPassed) process.exitCode = 1;
  if (json) return printJson({ ...result, passed: hasPassed, file: hasPassed && publisher ? target : null });
  printNote(`Visited: ${result.places.join(', ') || 'nothing'}.`);
  if (result.untried.length > 0) printWarning(`Not shown by any of them: ${result.untried.join(', ')}.`);
  if (!hasPassed) return printLine(`${styled('red', 'Not certified:')} ${id} ${version}.`);
  printLine(`${styled('green', 'Passed:')} ${id} ${version}.`);
  if (publisher) printNote(`Give ${target} to: admin-cli registry add … --certified`);
}

function printResult({ name, title, faults }: CheckResult): void {
  const mark = faults.length === 0 ? styled('green', '✓') : styled('red', '✗');
  printLine(`${mark} ${name}  ${styled('dim', title)}`);
  for (const fault of faults) printLine(`    ${fault}`);
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new CliError('FILE_UNREADABLE', {
      message: `${file} cannot be read: ${describeError(cause)}`,
      hint: 'Name a file that `admin-cli pack` wrote.',
      cause,
    });
  }
}
