import { brokers } from '@brokerdesk/fixtures';

/** The broker whose application numbers, and whatever begins with one, look like this. Nothing is made to find out. */
export function brokerOfApplyId(id: string): string | undefined {
  return brokers.find(({ brokerCode, internal }) => !internal && id.startsWith(brokerCode.slice(0, 2)))?.brokerCode;
}
