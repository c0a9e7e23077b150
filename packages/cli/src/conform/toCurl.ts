import type { Exchange } from './Wire.ts';
import { isSecretHeader } from './secrets.ts';

const unneeded: ReadonlySet<string> = new Set(['accept', 'host', 'content-length', 'signature', 'signature-input']);

/** Writes a request as a line for a shell; secrets are names of variables. */
export function toCurl({ request: { method, url, headers, body } }: Exchange): string {
  const isText = headers.every(([name, value]) => name.toLowerCase() !== 'content-type' || value.includes('json'));
  const parts = [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quote(url),
    ...headers
      .filter(([name]) => !unneeded.has(name.toLowerCase()) && !name.toLowerCase().endsWith('-digest'))
      .flatMap(([name, value]) => [
        '-H',
        isSecretHeader(name) ? `"${name}: $${variable(name)}"` : quote(`${name}: ${value}`),
      ]),
    ...(body === null ? [] : ['--data-binary', isText ? quote(hidePasswords(body.toString())) : '@body']),
  ];
  return parts.join(' ');
}

/** Replaces the values of passwords and codes in a JSON text. */
export function hidePasswords(text: string): string {
  return text.replaceAll(
    /"(password|newPassword|initialPassword|otp|token|refreshToken|twoFactorToken|draftKey|key)":"(?:[^"\\]|\\.)*"/g,
    '"$1":"…"',
  );
}

function variable(header: string): string {
  return header.toUpperCase().replaceAll('-', '_');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
