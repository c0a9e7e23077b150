// What a registry has for two brokers, as the host reads it.
import type { BrokerReport, DeliveryHistory, DeliveryReports, ReportedPlugin } from '@brokerdesk/plugin-sdk';

/** Returns a plugin. */
function makePlugin(version: string, id = 'fee-schedule'): ReportedPlugin {
  const folder = `plugins/${id}/${version}-0a1b2c3d/`;
  const plugin = {
    id,
    version,
    folder,
    manifest: `${id} ${version}`,
    functions: ['X_FEE_SCHEDULE'],
    author: 'Fee Tools',
  };
  return version === '1.0.0' ? { ...plugin, certifiedAt: '2026-11-02T01:30:00.000Z' } : plugin;
}

/** Returns the report of a broker that has plugins, with changes. */
export function makeReport(broker: string, changes: Partial<BrokerReport> = {}): BrokerReport {
  const stable = { file: 'revisions/2-a.json', hash: 'a', number: 2 };
  const times = { issuedAt: '2026-11-03T01:30:00.000Z', expiresAt: '2026-12-03T01:30:00.000Z' };
  return {
    broker,
    channel: { broker, number: 2, ...times, stable, candidate: null, previous: null, before: null },
    publisher: 'Operations',
    isInGrace: false,
    stable: [makePlugin('1.0.0')],
    candidate: undefined,
    problems: [],
    ...changes,
  };
}

/** Returns a report with a candidate for 10 % of the accounts and two that are named. */
export function makeOffered(broker: string, stopped = false): BrokerReport {
  const report = makeReport(broker, { candidate: [makePlugin('1.1.0'), makePlugin('0.1.0', 'branch-notes')] });
  const link = { file: 'revisions/3-b.json', hash: 'b', number: 3 };
  const candidate = { ...link, share: 100, salt: 'fee-schedule', accounts: ['x', 'y'], stopped };
  return { ...report, channel: report.channel && { ...report.channel, candidate } };
}

/** Returns what the host reads: these reports, and a history of 12 changes. */
export function makeDeliveries(reports: readonly BrokerReport[]): DeliveryReports {
  return {
    inspect: async (codes) => reports.filter(({ broker }) => codes.includes(broker)),
    readHistory: async (_code, limit) => {
      const changes = Array.from({ length: 12 }, (_none, index) => changeOf(12 - index));
      return { changes: changes.slice(0, limit), hasMore: limit < changes.length };
    },
  };
}

function changeOf(number: number): DeliveryHistory['changes'][number] {
  const change = {
    number,
    issuedAt: '2026-11-03T01:30:00.000Z',
    publisher: 'Operations',
    plugins: [],
    share: undefined,
    accounts: undefined,
  };
  if (number === 1)
    return { ...change, kind: 'published', plugins: [{ id: 'fee-schedule', from: undefined, to: '1.0.0' }] };
  if (number === 11)
    return { ...change, kind: 'rolledBack', plugins: [{ id: 'fee-schedule', from: '1.1.0', to: '1.0.0' }] };
  if (number < 12) return { ...change, kind: 'renewed' };
  const plugins = [
    { id: 'fee-schedule', from: '1.0.0', to: '1.1.0' },
    { id: 'branch-notes', from: '0.1.0', to: undefined },
  ];
  return { ...change, kind: 'offered', plugins, share: 100, accounts: 2 };
}
