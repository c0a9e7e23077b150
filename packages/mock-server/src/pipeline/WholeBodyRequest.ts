// The pipeline has no use for pieces of a body. A request that collects them as the HTTP parser hands them over, and gives
// the whole body in the same turn as its last byte, spares the events and turns of a stream.
import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { errorCodes } from 'fastify';

interface BodyReading {
  /** Bytes that a body may have. */
  readonly limit: number;
  /** Called once. */
  readonly done: (error: Error | null, body?: Uint8Array) => void;
}

export class WholeBodyRequest extends IncomingMessage {
  #reading: BodyReading | null = null;
  #pieces: Uint8Array[] = [];
  #size = 0;

  /** Has to be called in the turn in which the request came, before anything of its body did. */
  readBody(reading: BodyReading): void {
    if (Number(this.headers['content-length']) > reading.limit) reading.done(tooLarge());
    else this.#reading = reading;
  }

  override push(piece: Uint8Array | null): boolean {
    if (!this.#reading) return super.push(piece);
    if (piece === null) {
      super.push(null);
      this.#finish(null);
      return false;
    }
    this.#size += piece.byteLength;
    // Copied, because the journal keeps bodies: small copies share their memory, the pieces themselves have one block each.
    this.#pieces.push(Buffer.from(piece));
    if (this.#size > this.#reading.limit) this.#finish(tooLarge());
    return true;
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    // Whoever hangs up in the middle of a body has made a call as well.
    if (this.#reading) this.#finish(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH());
    super._destroy(error, callback);
  }

  #finish(error: Error | null): void {
    const [reading, pieces] = [this.#reading, this.#pieces];
    if (!reading) return;
    this.#reading = null;
    this.#pieces = [];
    if (error) reading.done(error);
    else reading.done(null, pieces.length === 1 ? pieces[0] : Buffer.concat(pieces, this.#size));
  }
}

/** Reads the body of a request that came by another way than a socket, such as one that a test injects. */
export function readInjectedBody(stream: Readable, { limit, done }: BodyReading): void {
  const pieces: Uint8Array[] = [];
  let size = 0;
  stream.on('data', (piece: Uint8Array) => {
    size += piece.byteLength;
    pieces.push(piece);
  });
  stream.once('end', () => (size > limit ? done(tooLarge()) : done(null, Buffer.concat(pieces, size))));
  stream.once('error', (error) => done(error));
}

function tooLarge(): Error {
  return new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}
