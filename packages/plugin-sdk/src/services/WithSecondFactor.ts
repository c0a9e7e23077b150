import type { CallOptions } from './hostServices.ts';

/** Makes a request; if the server requires a code, the request is repeated with the token that the code results in. */
export type WithSecondFactor = <Data>(
  request: (options: Pick<CallOptions, 'twoFactorToken'>) => Promise<Data>,
) => Promise<Data>;
