// The emulator sends no real messages: they are stored in the outbox, where tests and users read them.
import type { WireLanguage } from '@brokerdesk/api';
import type { StateContext } from '../../context/StateContext.ts';
import type { OutboxRow } from './outboxRows.ts';
import { formatTime } from '../../contract/times.ts';

/** A message about to be sent; without a language or a code, it is English and has none. */
export interface Message extends Pick<OutboxRow, 'channel' | 'to' | 'text' | 'kind' | 'brokerCode'> {
  readonly language?: WireLanguage;
  readonly code?: string;
}

const maximumMessages = 1000;

/** Sends a message. Returns its identifier. */
export function sendMessage(context: StateContext, message: Message): string {
  const { channel, to, text, kind, brokerCode, language = 'en_US', code = null } = message;
  const messageID = context.token('MSG-');
  const time = formatTime(context.now());
  const row: OutboxRow = { messageID, channel, to, text, language, kind, code, time, brokerCode };
  context.change((draft) => {
    const oldestToRemove = messageNumber(messageID) - maximumMessages;
    if (oldestToRemove > 0) draft.remove('outbox', `MSG-${oldestToRemove}`);
    draft.put('outbox', messageID, row);
  });
  return messageID;
}

/** Lists the messages in the order in which they were sent. */
export function sentMessages(context: StateContext): readonly OutboxRow[] {
  return context
    .rows<OutboxRow>('outbox')
    .toSorted((left, right) => messageNumber(left.messageID) - messageNumber(right.messageID));
}

/** Empties the outbox. Returns the number of deleted messages. */
export function clearOutbox(context: StateContext): number {
  const ids = context.collection('outbox').ids();
  context.change((draft) => {
    for (const id of ids) draft.remove('outbox', id);
  });
  return ids.length;
}

export function messageNumber(messageID: string): number {
  return Number(messageID.slice('MSG-'.length));
}
