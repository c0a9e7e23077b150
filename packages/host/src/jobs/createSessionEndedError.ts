/** The reason why jobs stop when the session has ended. */
export function createSessionEndedError(): DOMException {
  return new DOMException('The session has ended.', 'AbortError');
}
