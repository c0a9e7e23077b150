// Sends requests that are ready as bytes, one at a time on each of many connections, and reads no more of the answers
// than their status and their end. The same for every server, and much lighter than any of them, so that what is
// measured is the server; it takes thousands of different requests, which calls with a signature or a key need.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Load {
  readonly port: number;
  /** Gives the next request; undefined when there are no more. */
  readonly next: () => Buffer | undefined;
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly answers: number;
  readonly seconds: number;
}

/** Throws an error if an answer is no success. */
export async function sendLoad({ port, next, connections, durationMs }: Load): Promise<LoadResult> {
  const lines = await Promise.all(Array.from({ length: connections }, () => open(port)));
  let answers = 0;
  const began = performance.now();
  const ends = began + durationMs;
  const nextInTime = () => (performance.now() < ends ? next() : undefined);
  const talks = lines.map((line) => converse(line, { next: nextInTime, onAnswer: () => (answers += 1) }));
  await Promise.race([Promise.all(talks), refuseToWait(port, durationMs + patienceMs)]);
  const seconds = (performance.now() - began) / 1000;
  for (const { socket } of lines) socket.destroy();
  return { answers, seconds };
}

/** How long the last answers may take after the time is over. */
const patienceMs = 30_000;

async function refuseToWait(port: number, ms: number): Promise<never> {
  await wait(ms, undefined, { ref: false });
  throw new Error(`The server at port ${port} left requests without an answer.`);
}

/** Writes a request as it goes over the wire. */
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

/** A connection whose answers are read into one buffer that it keeps, for making buffers is what a client spends most on. */
interface Line {
  readonly socket: Socket;
  /** Takes what has come; the buffer is used again afterwards. */
  read: (chunk: Buffer) => void;
}

const readAtOnce = 65_536;

function open(port: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafeSlow(readAtOnce);
    const onread = {
      buffer,
      callback: (length: number) => {
        line.read(buffer.subarray(0, length));
        return true;
      },
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread }, () => resolve(line));
    const line: Line = { socket, read: () => {} };
    socket.once('error', reject);
  });
}

interface Conversation {
  readonly next: () => Buffer | undefined;
  readonly onAnswer: () => void;
}

function converse(line: Line, { next, onAnswer }: Conversation): Promise<void> {
  const { socket } = line;
  return new Promise((resolve, reject) => {
    // Closed while the other connections were still being made: nothing more is heard of it.
    if (socket.destroyed) reject(new Error('The server closed a new connection.'));
    let answer: AnswerUnderway | undefined;
    const proceed = () => {
      answer = undefined;
      const request = next();
      if (request) socket.write(request);
      else resolve();
    };
    line.read = (chunk) => {
      answer = answer ? readOn(answer, chunk) : beginAnswer(chunk);
      if (answer.status < 200 || answer.status > 299) reject(new Error(`An answer was refused: ${String(chunk)}`));
      else if (answer.isComplete) {
        onAnswer();
        proceed();
      }
    };
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection.')));
    proceed();
  });
}

interface AnswerUnderway {
  readonly status: number;
  /** Bytes of the body that are still to come; NaN if the answer comes in chunks. */
  missing: number;
  /** The last bytes, in which the end of an answer in chunks is seen. */
  tail: string;
  isComplete: boolean;
}

const lastChunk = '\r\n0\r\n\r\n';

function beginAnswer(chunk: Buffer): AnswerUnderway {
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
  return readOn(begun, chunk.subarray(headersEnd + 4));
}

function readOn(answer: AnswerUnderway, chunk: Buffer): AnswerUnderway {
  answer.missing -= chunk.length;
  if (Number.isNaN(answer.missing)) {
    const end = chunk.toString('latin1', Math.max(0, chunk.length - lastChunk.length));
    answer.tail = (answer.tail + end).slice(-lastChunk.length);
  }
  answer.isComplete = answer.missing === 0 || answer.tail === lastChunk;
  return answer;
}
