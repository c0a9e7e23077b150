// Limits for texts that a broker writes to its clients, besides their shape: each broker has its maximum lengths, in
// characters as users count them.
import type { Configuration } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type LocalizedFieldProblem, message } from '../../context/errorResponses.ts';

/** The limits of the caller's broker. */
export function limitsOfBroker(context: RequestContext): Configuration['limits'] {
  const broker = context.row<BrokerRow>('brokers', context.brokerCode ?? '');
  if (!broker) throw new Error(`There is no broker "${context.brokerCode}", although one of its users is signed in.`);
  return broker.limits;
}

/** Returns a problem for each text, by its path, that has more than `maximum` characters. */
export function findTooLongTexts(texts: Readonly<Record<string, string>>, maximum: number): LocalizedFieldProblem[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const length = [...text].length;
    return length <= maximum ? [] : [{ path, rule: 'too_big', texts: tooLongTexts(length, maximum) }];
  });
}

function tooLongTexts(length: number, maximum: number): LocalizedFieldProblem['texts'] {
  return message(
    `At most ${maximum} characters; there are ${length}.`,
    `最多 ${maximum} 个字符，现有 ${length} 个。`,
    `最多 ${maximum} 個字元，現有 ${length} 個。`,
  );
}

/** Returns a problem for a required field that is missing. */
export function createMissingProblem(path: string): LocalizedFieldProblem {
  return {
    path,
    rule: 'required',
    texts: message('This field is required.', '此项为必填。', '此項必須填寫。'),
  };
}
