import { endpoint, signedIn } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

export const listGreetings = endpoint({
  method: 'GET',
  path: '/edit/greetings',
  access: signedIn,
  errors: [],
  shapes: { data: z.array(z.string()) },
});
