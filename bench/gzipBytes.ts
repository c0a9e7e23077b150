import { get } from 'node:http';

/** Returns the size of a served file with gzip: a browser requests brotli, but the targets are defined for gzip. */
export function gzipBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}
