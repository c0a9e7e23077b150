// Calls that come in one turn of the event loop are carried out in one round: first all are read, then all decided, then
// all answers written. Each part so finds its code and data in the processor's caches, and a client that waits for several
// answers is woken once. Worth a quarter of the calls a second: docs/decisions/emulatorSpeed.md.
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { PreverifiedSignature } from '../signature/PreverifiedSignature.ts';
import type { Route } from './Route.ts';

/** A call that has been read and waits for its turn. */
export interface QueuedRequest {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sandbox: Sandbox;
  /** By `performance.now()`. */
  readonly startedAt: number;
  readonly preverified?: PreverifiedSignature | undefined;
}

/** An answer that only has to go out. */
export interface QueuedResponse {
  readonly raw: ServerResponse;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: Uint8Array | string;
}

export interface RequestBatcherOptions {
  /** Decides a call and adds its answer, at once or later. */
  readonly execute: (call: QueuedRequest) => unknown;
  /** Takes what went wrong with an answer that cannot be written. */
  readonly log: (line: string) => void;
}

/** As long as an answer may wait until the others of its round are decided. */
const longestWaitMs = 1;

export class RequestBatcher {
  readonly #execute: RequestBatcherOptions['execute'];
  readonly #log: RequestBatcherOptions['log'];
  #requests: QueuedRequest[] = [];
  #responses: QueuedResponse[] = [];
  #isScheduled = false;
  #isFlushing = false;

  constructor({ execute, log }: RequestBatcherOptions) {
    this.#execute = execute;
    this.#log = log;
  }

  addRequest(request: QueuedRequest): void {
    this.#requests.push(request);
    this.#schedule();
  }

  addResponse(response: QueuedResponse): void {
    this.#responses.push(response);
    if (!this.#isFlushing) this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    const requests = this.#requests;
    this.#requests = [];
    this.#isScheduled = false;
    this.#isFlushing = true;
    let writtenAt = performance.now();
    for (const request of requests) {
      this.#handle(request);
      if (performance.now() - writtenAt < longestWaitMs) continue;
      this.#writeResponses();
      writtenAt = performance.now();
    }
    this.#isFlushing = false;
    this.#writeResponses();
  }

  /** What goes wrong outside of a call's own steps is for Fastify's error handler, as with any other route. */
  #handle(request: QueuedRequest): void {
    try {
      const completion = this.#execute(request);
      if (completion instanceof Promise) completion.catch((error: unknown) => request.reply.send(error));
    } catch (error) {
      request.reply.send(error);
    }
  }

  #writeResponses(): void {
    const responses = this.#responses;
    this.#responses = [];
    for (const { raw, status, headers, bytes } of responses) {
      try {
        raw.writeHead(status, headers).end(bytes);
      } catch (error) {
        // Of the others, each still gets his.
        this.#log(`An answer could not be written: ${error instanceof Error ? error.stack : String(error)}`);
        raw.destroy();
      }
    }
  }
}
