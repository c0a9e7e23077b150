import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Creates the check for an emulator that other machines can reach: every control request must have its token. */
export function requireControlToken(controlToken: string) {
  const expected = digest(controlToken);
  return ({ headers }: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const given = headers['mock-control-token'];
    if (typeof given === 'string' && timingSafeEqual(digest(given), expected)) done();
    else reply.code(403).send({ message: 'The header Mock-Control-Token is missing or wrong.' });
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
