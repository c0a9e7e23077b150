/**
 * `npm run test:whole` sets this: the fault matrix runs every call with every effect, and randomised tests run more often
 * than in `npm test`.
 */
export const isWholeRun = process.env['BROKERDESK_WHOLE'] === '1';
