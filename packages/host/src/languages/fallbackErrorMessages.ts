import type { ErrorCode } from '@brokerdesk/api';
import type { Texts } from './createTexts.ts';

/** Gives words for refusals that came without any: something between here and the back end has answered. */
export function fallbackErrorMessages(texts: Texts): (code: ErrorCode) => string {
  return (code) => texts.i18n.t(code === 'E0013' ? 'host:errors.uploadTooLarge' : 'host:errors.UNREADABLE');
}
