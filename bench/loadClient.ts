// Sends requests prepared as bytes, one at a time on each of many connections, and reads only the status and the end of
// the responses. It is the same for every server, and much lighter than any of them, so that the server is measured; it
// accepts thousands of different requests, which calls with a signature or a key need.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface LoadOptions {
  readonly port: number;
  /** Returns the next request; undefined when there are no more. */
  readonly next: () => Buffer | undefined;
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly responses: number;
  readonly seconds: number;
}

/** Throws an error if a response is not a success. */
export async function sendLoad({ port, next, connections, durationMs }: LoadOptions): Promise<LoadResult> {
  const connectionList = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  let responses = 0;
  const began = performance.now();
  const ends = began + durationMs;
  const nextInTime = () => (performance.now() < ends ? next() : undefined);
  const runs = connectionList.map((line) =>
    runConnection(line, { next: nextInTime, onResponse: () => (responses += 1) }),
  );
  await Promise.race([Promise.all(runs), failAfter(port, durationMs + graceMs)]);
  const seconds = (performance.now() - began) / 1000;
  for (const { socket } of connectionList) socket.destroy();
  return { responses, seconds };
}

/** How long the last responses may take after the time is over. */
const graceMs = 30_000;

async function failAfter(port: number, ms: number): Promise<never> {
  await wait(ms, undefined, { ref: false });
  throw new Error(`The server at port ${port} left requests without an answer.`);
}

/** Builds the bytes of a request. */
export function writeRequest(request: {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}): Buffer {
  const { host, pathname, search } = new URL(request.url);
  const headers = {
    host,
    ...request.headers,
    ...(request.body && { 'content-length': Buffer.byteLength(request.body) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${request.method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${request.body ?? ''}`);
}

/** A connection that reads responses into one reused buffer, because creating buffers is a client's largest cost. */
interface Connection {
  readonly socket: Socket;
  /** Processes the received bytes; the buffer is reused afterwards. */
  read: (chunk: Buffer) => void;
}

const bufferSize = 65_536;

function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafeSlow(bufferSize);
    const onread = {
      buffer,
      callback: (length: number) => {
        line.read(buffer.subarray(0, length));
        return true;
      },
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread }, () => resolve(line));
    const line: Connection = { socket, read: () => {} };
    socket.once('error', reject);
  });
}

interface ConversationOptions {
  readonly next: () => Buffer | undefined;
  readonly onResponse: () => void;
}

function runConnection(line: Connection, { next, onResponse }: ConversationOptions): Promise<void> {
  const { socket } = line;
  return new Promise((resolve, reject) => {
    // Closed while the other connections were still being opened: no event follows.
    if (socket.destroyed) reject(new Error('The server closed a new connection.'));
    let answer: PartialResponse | undefined;
    const proceed = () => {
      answer = undefined;
      const request = next();
      if (request) socket.write(request);
      else resolve();
    };
    line.read = (chunk) => {
      answer = answer ? readBody(answer, chunk) : parseResponseHead(chunk);
      if (answer.status < 200 || answer.status > 299) reject(new Error(`An answer was refused: ${String(chunk)}`));
      else if (answer.isComplete) {
        onResponse();
        proceed();
      }
    };
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection.')));
    proceed();
  });
}

interface PartialResponse {
  readonly status: number;
  /** Remaining bytes of the body; NaN for a chunked response. */
  missing: number;
  /** The last bytes, which show the end of a chunked response. */
  tail: string;
  isComplete: boolean;
}

const lastChunk = '\r\n0\r\n\r\n';

function parseResponseHead(chunk: Buffer): PartialResponse {
  const headersEnd = chunk.indexOf('\r\n\r\n');
  if (headersEnd < 0) throw new Error('The headers of an answer came in pieces.');
  const head = chunk.toString('latin1', 0, headersEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const begun = {
    status: Number(head.slice(9, 12)),
    missing: Number(length ?? Number.NaN),
    tail: '',
    isComplete: false,
  };
  return readBody(begun, chunk.subarray(headersEnd + 4));
}

function readBody(answer: PartialResponse, chunk: Buffer): PartialResponse {
  answer.missing -= chunk.length;
  if (Number.isNaN(answer.missing)) {
    const end = chunk.toString('latin1', Math.max(0, chunk.length - lastChunk.length));
    answer.tail = (answer.tail + end).slice(-lastChunk.length);
  }
  answer.isComplete = answer.missing === 0 || answer.tail === lastChunk;
  return answer;
}
