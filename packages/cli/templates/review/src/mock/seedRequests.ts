import type { MockSeedContext } from '@brokerdesk/plugin-sdk/contract';
import { requestKinds, type ReviewRequest } from '../endpoints.ts';
import { decisions, requestStatuses } from '../model/decisions.ts';
import { standardReasons } from '../model/standardReasons.ts';

/** A request in the emulator. */
export interface RequestRow extends ReviewRequest {
  readonly brokerCode: string;
}

/** The collection of the requests. */
export const requestCollection = 'samplePluginRequests';

const rowsPerBroker = 24;
const hour = 3_600_000;
const clients = ['CHAN Tai Man 陳大文', 'WONG Siu Ling 黃小玲', 'HO Kwok Wai 何國偉', 'LI Na 李娜', 'ZHANG Wei 张伟'];
const staff = ['LEUNG Ka Yan 梁家欣', 'NG Chun Kit 吳俊傑', 'YIP Wing Sze 葉詠詩'];
const details = [
  'The client trades more than 5 million a month and has asked for better terms.',
  '客户近三个月成交活跃，申请调整条件。',
  '客戶已提交最新資產證明，申請調整條件。',
];

/** Creates the first requests of every broker: about half of them wait for a decision. */
export function seedRequests(seed: MockSeedContext): Readonly<Record<string, RequestRow>> {
  const rows = seed.brokerCodes.flatMap((brokerCode) =>
    Array.from({ length: rowsPerBroker }, (_, index) => createRow(seed, { brokerCode, index })),
  );
  return Object.fromEntries(rows.map((row) => [row.requestID, row]));
}

/** Returns a request as the contract has it. */
export function toRequest({ brokerCode: _brokerCode, ...request }: RequestRow): ReviewRequest {
  return request;
}

function createRow(seed: MockSeedContext, { brokerCode, index }: { brokerCode: string; index: number }): RequestRow {
  const requestID = `${brokerCode}-${String(index + 1).padStart(4, '0')}`;
  const value = (field: string) => seed.value(requestCollection, requestID, field);
  const pick = <Item>(field: string, items: readonly Item[]) => items[Math.floor(value(field) * items.length)] as Item;
  const requested = seed.now() - Math.ceil(value('age') * 30 * 24) * hour;
  const status = value('waits') < 0.5 ? 'waiting' : pick('status', requestStatuses);
  const decision = Object.entries(decisions).find(([, { to }]) => to === status)?.[0] as keyof typeof decisions;
  const isDecided = status !== 'waiting';
  return {
    requestID,
    brokerCode,
    kind: pick('kind', requestKinds),
    clientName: pick('client', clients),
    accountNumber: String(10_000_000 + Math.floor(value('account') * 90_000_000)),
    details: pick('details', details),
    requestedBy: pick('requestedBy', staff),
    requestedTime: new Date(requested).toISOString(),
    status,
    reason: isDecided ? (standardReasons[decision][0]?.text.EN ?? null) : null,
    decidedBy: isDecided ? pick('decidedBy', staff) : null,
    decidedTime: isDecided ? new Date(requested + hour / 2).toISOString() : null,
    version: isDecided ? 2 : 1,
  };
}
