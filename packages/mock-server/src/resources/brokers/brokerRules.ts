// Brokers as the provider's staff see them, and the allowed changes.
import type { Broker } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type ErrorResponse, message, ruleViolated } from '../../context/errorResponses.ts';
import { liveSessions } from '../../access/sessionRules.ts';
import { accountsOf, describeAdminAccounts } from '../users/accountRules.ts';
import { publicPicturePath } from '../../shared-rules/publicFiles.ts';

export function statusOf({ enabled, deleted }: BrokerRow): Broker['status'] {
  if (deleted) return 'deleted';
  return enabled ? 'enabled' : 'disabled';
}

export function describeBroker(context: RequestContext, broker: BrokerRow): Broker {
  const { brokerCode } = broker;
  const accounts = accountsOf(context, brokerCode);
  const applications = context.rowsOf<{ readonly brokerCode: string }>('applications', brokerCode);
  return {
    brokerCode,
    displayCode: broker.displayCode,
    name: broker.name,
    status: statusOf(broker),
    logoUrl: `${publicPicturePath}${broker.logo}`,
    iconUrl: `${publicPicturePath}${broker.icon}`,
    userCount: accounts.length,
    enabledUserCount: accounts.filter(({ enabled }) => enabled).length,
    sessionCount: liveSessions(context).filter((session) => session.brokerCode === brokerCode).length,
    adminAccounts: describeAdminAccounts(context, broker),
    applicationCount: applications.filter((row) => row.brokerCode === brokerCode).length,
    version: broker.version,
    updateTime: broker.updateTime,
    updateBy: broker.updateBy,
  };
}

/** Neither the provider itself nor a deleted broker can be changed. */
export function rejectFixedBroker(broker: BrokerRow): ErrorResponse | undefined {
  if (broker.internal) {
    return ruleViolated(
      'internal-broker',
      message(
        'The provider itself cannot be changed here.',
        '不能在此更改服务商的资料。',
        '不能在此更改服務商的資料。',
      ),
    );
  }
  if (!broker.deleted) return undefined;
  return ruleViolated(
    'broker-deleted',
    message('A deleted broker cannot be restored.', '已删除的券商不能恢复。', '已刪除的券商不能復原。'),
  );
}
