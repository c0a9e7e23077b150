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
import { listShownAdvertisements } from '../images/shownAdvertisements.ts';
import { publicPicturePath } from '../../shared-rules/publicFiles.ts';
import { type PublishedPage, readPublishedPage } from '../webpage-contents/webpageContentRules.ts';
import { findSystemFile } from './findSystemFile.ts';
import { listKnownActions } from './systemActions.ts';
import { notFound } from '../../context/errorResponses.ts';
import { systemFunctionRoutes } from '../system-functions/systemFunctionRoutes.ts';
import { type Route, route } from '../../context/Route.ts';

export const systemRoutes: readonly Route[] = [
  ...systemFunctionRoutes,

  route(listBrokerInfos, (context) => {
    const shown = context.rows<BrokerRow>('brokers').filter(({ deleted }) => !deleted);
    return { code: 'OK', data: shown.map(describeBrokerInfo) };
  }),

  route(getConfiguration, (context) => {
    const broker = context.row<BrokerRow>('brokers', context.brokerCode ?? '');
    if (!broker || broker.deleted) return notFound;
    const page = readPublishedPage(context, broker.brokerCode);
    return {
      code: 'OK',
      data: describeConfiguration(broker, page, listShownAdvertisements(context, broker.brokerCode)),
    };
  }),

  route(listCountries, () => ({ code: 'OK', data: [...countries()] })),

  route(getSystemFile, async (context, { query }) => {
    const file = await findSystemFile(context, query.fileID);
    return file ? { code: 'OK', ...file } : notFound;
  }),

  route(listSystemActions, (context) => ({
    code: 'OK',
    data: [...listKnownActions(Object.keys(context.details.jobs), context.details.extensionActions)],
  })),
];

function describeBrokerInfo({ brokerCode, displayCode, name, enabled, logo, icon }: BrokerRow): BrokerInfo {
  const logoUrl = `${publicPicturePath}${logo}`;
  const iconUrl = `${publicPicturePath}${icon}`;
  return { brokerCode, displayCode, name, enabled, logoUrl, iconUrl };
}

function describeConfiguration(
  broker: BrokerRow,
  page: PublishedPage,
  advertisements: Configuration['advertisements'],
): Configuration {
  const { logoUrl, iconUrl, ...shown } = page;
  const info = describeBrokerInfo(broker);
  return {
    broker: { ...info, ...(logoUrl !== undefined && { logoUrl }), ...(iconUrl !== undefined && { iconUrl }) },
    accentColour: broker.accentColour,
    loginPage: { ...broker.loginPage, ...shown },
    advertisements,
    textOverrides: broker.textOverrides,
    session: { lengthSec: broker.sessionLengthSec, warnBeforeSec: broker.warnBeforeSec },
    passwordPolicy: broker.passwordPolicy,
    deletionNoticeDays: broker.deletionNoticeDays,
    twoFactorActions: broker.twoFactorActions,
    ...(broker.noticeApproval === true && { noticeApproval: true }),
    limits: broker.limits,
  };
}
