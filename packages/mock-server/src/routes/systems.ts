import {
  type BrokerInfo,
  type Configuration,
  getConfiguration,
  getSystemFile,
  listBrokerInfos,
  listCountries,
  listSystemActions,
} from '@brokerdesk/api';
import { type BrokerRow, countries } from '@brokerdesk/fixtures';
import { shownAdvertisements } from '../behaviour/content/shownAdvertisements.ts';
import { publicPicturePath } from '../behaviour/content/publicFiles.ts';
import { type PublishedPage, publishedPage } from '../behaviour/content/webpageContents.ts';
import { findSystemFile } from '../behaviour/administration/systemFiles.ts';
import { listKnownActions } from '../behaviour/administration/systemActions.ts';
import { notFound } from '../pipeline/refusals.ts';
import { systemFunctionsRoutes } from './systemFunctions.ts';
import { type Route, route } from '../pipeline/Route.ts';

export const systemsRoutes: readonly Route[] = [
  ...systemFunctionsRoutes,

  route(listBrokerInfos, (context) => {
    const shown = context.rows<BrokerRow>('brokers').filter(({ deleted }) => !deleted);
    return { code: 'OK', data: shown.map(brokerInfo) };
  }),

  route(getConfiguration, (context) => {
    const broker = context.row<BrokerRow>('brokers', context.brokerCode ?? '');
    if (!broker || broker.deleted) return notFound;
    const page = publishedPage(context, broker.brokerCode);
    return { code: 'OK', data: configuration(broker, page, shownAdvertisements(context, broker.brokerCode)) };
  }),

  route(listCountries, () => ({ code: 'OK', data: [...countries()] })),

  route(getSystemFile, async (context, { query }) => {
    const file = await findSystemFile(context, query.fileID);
    return file ? { code: 'OK', ...file } : notFound;
  }),

  route(listSystemActions, (context) => ({ code: 'OK', data: [...listKnownActions(Object.keys(context.facts.jobs))] })),
];

function brokerInfo({ brokerCode, displayCode, name, enabled, logo, icon }: BrokerRow): BrokerInfo {
  const logoUrl = `${publicPicturePath}${logo}`;
  const iconUrl = `${publicPicturePath}${icon}`;
  return { brokerCode, displayCode, name, enabled, logoUrl, iconUrl };
}

function configuration(
  broker: BrokerRow,
  page: PublishedPage,
  advertisements: Configuration['advertisements'],
): Configuration {
  const { logoUrl, ...shown } = page;
  const info = brokerInfo(broker);
  return {
    broker: logoUrl === undefined ? info : { ...info, logoUrl },
    accentColour: broker.accentColour,
    loginPage: { ...broker.loginPage, ...shown },
    advertisements,
    textOverrides: broker.textOverrides,
    session: { lengthSec: broker.sessionLengthSec, warnBeforeSec: broker.warnBeforeSec },
    passwordPolicy: broker.passwordPolicy,
    deletionNoticeDays: broker.deletionNoticeDays,
    twoFactorActions: broker.twoFactorActions,
    limits: broker.limits,
  };
}
