import { listBrokers, setBrokerStatus } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { describeBroker, rejectFixedBroker, statusOf } from './brokerRules.ts';
import { matchesText, paginate, sortRows } from '../../shared-rules/lists/lists.ts';
import { endSession, liveSessions } from '../../access/sessionRules.ts';
import { createSameStatusError } from '../../shared-rules/domainErrors.ts';
import { stamp } from '../../shared-rules/stamp.ts';
import { textKey } from '../../shared-rules/texts/localTexts.ts';
import { requireTwoFactor } from '../auths/two-factor/twoFactorRules.ts';
import { notFound, checkVersion } from '../../context/errorResponses.ts';
import { type Route, route } from '../../context/Route.ts';

export const brokerRoutes: readonly Route[] = [
  route(listBrokers, (context, { query }) => {
    const { status, sort = 'brokerCode' } = query;
    const text = query.q;
    const found = context
      .rows<BrokerRow>('brokers')
      .filter(
        (broker) =>
          !broker.internal &&
          (status === undefined ? !broker.deleted : statusOf(broker) === status) &&
          matchesText([broker.brokerCode, broker.displayCode, ...Object.values(broker.name)], text),
      )
      .map((broker) => describeBroker(context, broker));
    const sorted = sortRows(found, {
      sort,
      language: context.language,
      valueOf: (broker, field) => {
        if (field === 'userCount') return broker.userCount;
        return field === 'name' ? broker.name[textKey(context.language)] : broker.brokerCode;
      },
      idOf: ({ brokerCode }) => brokerCode,
    });
    return { code: 'OK', data: paginate(sorted, query) };
  }),

  route(setBrokerStatus, (context, { body: { brokerCode, status, version } }) => {
    const before = context.row<BrokerRow>('brokers', brokerCode);
    if (!before) return notFound;
    const error =
      rejectFixedBroker(before) ??
      checkVersion(before, version, () => describeBroker(context, before)) ??
      (status !== 'deleted' && statusOf(before) === status ? createSameStatusError(status) : undefined) ??
      requireTwoFactor(context, 'brokerStatus');
    if (error) return error;
    if (status !== 'enabled') {
      // Before the row changes: sessions that ended for another reason keep that reason.
      for (const session of liveSessions(context)) {
        if (session.brokerCode === brokerCode) endSession(context, session, 'disabled');
      }
    }
    const [enabled, deleted] = [status === 'enabled', status === 'deleted'];
    const after: BrokerRow = { ...before, enabled, deleted, ...stamp(context, before) };
    context.change((draft) => draft.put('brokers', brokerCode, after));
    const changes = [{ field: 'status', before: statusOf(before), after: status }];
    context.recordOperation({ brokerCode, targetID: brokerCode, targetName: after.name.EN, changes });
    return { code: 'OK', data: describeBroker(context, after) };
  }),
];
