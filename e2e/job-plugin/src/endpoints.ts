import { endpoint, signedIn } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

const stamp = z.object({ number: z.string(), count: z.number().int() });

/** Stamps a number; a job must never stamp one twice. */
export const addStamp = endpoint({
  method: 'POST',
  path: '/stamps',
  access: signedIn,
  errors: ['E0005'],
  shapes: { body: z.object({ number: z.string() }), data: stamp },
});

/** Returns how often a number was stamped. */
export const getStamp = endpoint({
  method: 'GET',
  path: '/stamps/{number}',
  access: signedIn,
  errors: [],
  shapes: { params: z.object({ number: z.string() }), data: stamp },
});
