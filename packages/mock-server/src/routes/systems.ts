import { type BrokerInfo, type Configuration, getConfiguration, listBrokerInfos, listFunctions } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { buildTree, functionsOfBroker } from '../behaviour/functionTree.ts';
import { publicPicturePath } from '../behaviour/publicFiles.ts';
import { type Route, route } from '../pipeline/Route.ts';

export const systemsRoutes: readonly Route[] = [
  route(listBrokerInfos, (context) => ({ code: 'OK', data: context.rows<BrokerRow>('brokers').map(brokerInfo) })),

  route(getConfiguration, (context) => {
    const broker = context.row<BrokerRow>('brokers', context.brokerCode ?? '');
    return broker ? { code: 'OK', data: configuration(broker) } : { code: 'E0003', data: null };
  }),

  route(listFunctions, (context) => ({
    code: 'OK',
    data: buildTree(functionsOfBroker(context, context.brokerCode ?? '')),
  })),
];

function brokerInfo({ brokerCode, displayCode, name, enabled, logo, icon }: BrokerRow): BrokerInfo {
  const logoUrl = `${publicPicturePath}${logo}`;
  const iconUrl = `${publicPicturePath}${icon}`;
  return { brokerCode, displayCode, name, enabled, logoUrl, iconUrl };
}

function configuration(broker: BrokerRow): Configuration {
  return {
    broker: brokerInfo(broker),
    accentColour: broker.accentColour,
    loginPage: broker.loginPage,
    textOverrides: broker.textOverrides,
    session: { lengthSec: broker.sessionLengthSec, warnBeforeSec: broker.warnBeforeSec },
    passwordPolicy: broker.passwordPolicy,
    deletionNoticeDays: broker.deletionNoticeDays,
    twoFactorActions: broker.twoFactorActions,
    limits: broker.limits,
  };
}
