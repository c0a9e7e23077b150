// Ed25519 keys: in files as `openssl genpkey -algorithm ed25519` writes them, or behind a command, such as that of a key
// management service, so that the private key never is where this program runs.
import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Signer } from '@brokerdesk/plugin-sdk/delivery';
import { CliError, describeError } from '../errors.ts';

const commandPrefix = 'command:';
const publicKeyForm = /^[A-Za-z0-9_-]{43}$/;

/** Writes a new private key, readable by its owner only, and its public key beside it, and returns the public key. */
export function createKeyFile(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
    writeFileSync(`${file}.pub`, `${toText(publicKey)}\n`, { flag: 'wx' });
  } catch (cause) {
    throw new CliError('KEY_UNREADABLE', {
      message: `The key ${file} cannot be written: ${describeError(cause)}`,
      hint: 'Name a file that does not exist yet, in a folder that does.',
      cause,
    });
  }
  return toText(publicKey);
}

/** Makes a key that exists in this process only. */
export function makeSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { key: toText(publicKey), sign: async (bytes) => sign(null, bytes, privateKey) };
}

/** Reads a signer: a file with a private key, or `command:` and a program. */
export function readSigner(name: string): Signer {
  return name.startsWith(commandPrefix) ? createCommandSigner(name.slice(commandPrefix.length)) : readKeyFile(name);
}

/** Reads a public key: itself, or a file that contains it. */
export function readPublicKey(name: string): string {
  if (publicKeyForm.test(name)) return name;
  const text = readText(name).trim();
  if (publicKeyForm.test(text)) return text;
  if (text.startsWith('-----BEGIN PUBLIC KEY')) return toText(createPublicKey(text));
  throw unreadable(name, 'a public key');
}

function readKeyFile(file: string): Signer {
  const text = readText(file);
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch (cause) {
    throw unreadable(file, 'a private key', cause);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw unreadable(file, 'an Ed25519 key');
  return { key: toText(createPublicKey(key)), sign: async (bytes) => sign(null, bytes, key) };
}

/** Runs `<program> public`, which prints the public key, and `<program> sign`, which signs what it reads. */
function createCommandSigner(program: string): Signer {
  const run = (task: 'public' | 'sign', input: Uint8Array) => {
    const { status, stdout, stderr, error } = spawnSync(program, [task], { input, maxBuffer: 65_536 });
    if (status === 0) return stdout.toString().trim();
    throw new CliError('KEY_UNREADABLE', {
      message: `${program} ${task} failed: ${error ? describeError(error) : stderr.toString().trim()}`,
      hint: 'It has to print the public key for "public", and the signature of its input for "sign", both as base64url.',
    });
  };
  const key = run('public', new Uint8Array());
  if (!publicKeyForm.test(key)) throw unreadable(program, 'a program that prints a public key');
  return { key, sign: async (bytes) => Buffer.from(run('sign', bytes), 'base64url') };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw unreadable(file, 'a key', cause);
  }
}

function unreadable(name: string, what: string, cause?: unknown): CliError {
  return new CliError('KEY_UNREADABLE', {
    message: `${name} is not ${what}.`,
    hint: 'Make a key with: admin-cli registry key author.key',
    cause,
  });
}

function toText(key: KeyObject): string {
  return key.export({ format: 'jwk' }).x ?? '';
}
