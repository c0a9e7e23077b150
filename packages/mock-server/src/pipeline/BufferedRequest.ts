// The pipeline has no use for pieces of a body. A request that collects them as the HTTP parser hands them over, and gives
// the whole body in the same turn as its last byte, spares the events and turns of a stream.
import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { errorCodes } from 'fastify';

interface BodyReadOptions {
  /** Bytes that a body may have. */
  readonly limit: number;
  /** Called once. */
  readonly done: (error: Error | null, body?: Uint8Array) => void;
}

export class BufferedRequest extends IncomingMessage {
  #pendingRead: BodyReadOptions | null = null;
  #chunks: Uint8Array[] = [];
  #size = 0;

  /** Has to be called in the turn in which the request came, before anything of its body did. */
  readBody(reading: BodyReadOptions): void {
    if (Number(this.headers['content-length']) > reading.limit) reading.done(tooLarge());
    else this.#pendingRead = reading;
  }

  override push(chunk: Uint8Array | null): boolean {
    if (!this.#pendingRead) return super.push(chunk);
    if (chunk === null) {
      super.push(null);
      this.#finish(null);
      return false;
    }
    this.#size += chunk.byteLength;
    // Copied, because the journal keeps bodies: small copies share their memory, the pieces themselves have one block each.
    this.#chunks.push(Buffer.from(chunk));
    if (this.#size > this.#pendingRead.limit) this.#finish(tooLarge());
    return true;
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    // Whoever hangs up in the middle of a body has made a call as well.
    if (this.#pendingRead) this.#finish(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH());
    super._destroy(error, callback);
  }

  #finish(error: Error | null): void {
    const [reading, pieces] = [this.#pendingRead, this.#chunks];
    if (!reading) return;
    this.#pendingRead = null;
    this.#chunks = [];
    if (error) reading.done(error);
    else reading.done(null, pieces.length === 1 ? pieces[0] : Buffer.concat(pieces, this.#size));
  }
}

/** Reads the body of a request that came by another way than a socket, such as one that a test injects. */
export function readInjectedBody(stream: Readable, { limit, done }: BodyReadOptions): void {
  const chunks: Uint8Array[] = [];
  let size = 0;
  stream.on('data', (piece: Uint8Array) => {
    size += piece.byteLength;
    chunks.push(piece);
  });
  stream.once('end', () => (size > limit ? done(tooLarge()) : done(null, Buffer.concat(chunks, size))));
  stream.once('error', (error) => done(error));
}

function tooLarge(): Error {
  return new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}
