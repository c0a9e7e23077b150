// Calls that come in one turn of the event loop are carried out in one round: first all are read, then all decided, then
// all answers written. Each part so finds its code and data in the processor's caches, and a client that waits for several
// answers is woken once. Worth a quarter of the calls a second: docs/decisions/emulatorSpeed.md.
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { WeighedSignature } from '../signature/WeighedSignature.ts';
import type { Route } from './Route.ts';

/** A call that has been read and waits for its turn. */
export interface ArrivedCall {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sandbox: Sandbox;
  /** By `performance.now()`. */
  readonly startedAt: number;
  readonly weighed?: WeighedSignature | undefined;
}

/** An answer that only has to go out. */
export interface ReadyAnswer {
  readonly raw: ServerResponse;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: Uint8Array | string;
}

export interface RoundsOptions {
  /** Decides a call and adds its answer, at once or later. */
  readonly carryOut: (call: ArrivedCall) => unknown;
  /** Takes what went wrong with an answer that cannot be written. */
  readonly log: (line: string) => void;
}

/** As long as an answer may wait until the others of its round are decided. */
const longestWaitMs = 1;

export class Rounds {
  readonly #carryOut: RoundsOptions['carryOut'];
  readonly #log: RoundsOptions['log'];
  #calls: ArrivedCall[] = [];
  #answers: ReadyAnswer[] = [];
  #isPlanned = false;
  #isDeciding = false;

  constructor({ carryOut, log }: RoundsOptions) {
    this.#carryOut = carryOut;
    this.#log = log;
  }

  addCall(call: ArrivedCall): void {
    this.#calls.push(call);
    this.#plan();
  }

  addAnswer(answer: ReadyAnswer): void {
    this.#answers.push(answer);
    if (!this.#isDeciding) this.#plan();
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#hold());
  }

  #hold(): void {
    const calls = this.#calls;
    this.#calls = [];
    this.#isPlanned = false;
    this.#isDeciding = true;
    let writtenAt = performance.now();
    for (const call of calls) {
      this.#decide(call);
      if (performance.now() - writtenAt < longestWaitMs) continue;
      this.#write();
      writtenAt = performance.now();
    }
    this.#isDeciding = false;
    this.#write();
  }

  /** What goes wrong outside of a call's own steps is for Fastify's error handler, as with any other route. */
  #decide(call: ArrivedCall): void {
    try {
      const answering = this.#carryOut(call);
      if (answering instanceof Promise) answering.catch((error: unknown) => call.reply.send(error));
    } catch (error) {
      call.reply.send(error);
    }
  }

  #write(): void {
    const answers = this.#answers;
    this.#answers = [];
    for (const { raw, status, headers, bytes } of answers) {
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
