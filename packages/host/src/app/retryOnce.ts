import { UnreachableError } from '@brokerdesk/plugin-sdk';

/**
 * Asks the server for new tokens, and once more if the reply got lost: it may have rotated them all the same, and then
 * those that this tab has are good for nothing. For ten seconds it gives the same pair again, so asking again is only
 * good at once and not after the time limit of a call.
 */
export async function retryOnce<Tokens>(request: () => Promise<Tokens>): Promise<Tokens> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof UnreachableError && error.code !== 'TIMEOUT') return request();
    throw error;
  }
}
