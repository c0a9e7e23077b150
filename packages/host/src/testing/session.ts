// How the portal stores a session and encrypts the parameters of its addresses, for tests that open a page of it without the
// sign-in page.
export { createQueryCodec } from '../api-client/createQueryCodec.ts';
export { storeDeadline, storeSession } from '../session/sessionStorage.ts';
