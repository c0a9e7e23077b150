import { folders, type WrongBackEnd } from './WrongBackEnd.ts';

const { server } = folders;
const family = 'idempotency';
const file = `${server}/pipeline/handleIdempotently.ts`;

export const idempotencyFaults: readonly WrongBackEnd[] = [
  {
    family,
    law: 'a key is shared by the users of a broker',
    file,
    find: 'hashTexts([context.caller.refID, method, url, key])',
    replace: 'hashTexts([context.caller.brokerCode, method, url, key])',
    caughtBy: 'idempotency:colleague',
  },
  {
    family,
    law: 'a repeat that overtakes its first does not wait for it',
    file,
    find: 'if (inFlight) return inFlight.then(',
    replace: "if (inFlight && method === 'PATCH') return inFlight.then(",
    caughtBy: 'idempotency:together',
  },
  {
    family,
    law: 'another body under a used key gets the first answer',
    file,
    find: 'const isSame = stored.bodyHash === bodyHash;',
    replace: 'const isSame = true;',
    caughtBy: 'idempotency:other-body',
  },
  {
    family,
    law: 'a key counts for POST only',
    file,
    find: "(method !== 'POST' && method !== 'PATCH')",
    replace: "method !== 'POST'",
    caughtBy: 'repeat:PATCH /users/status',
  },
];
