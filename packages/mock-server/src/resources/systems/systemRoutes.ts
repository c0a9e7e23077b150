import {
  type BrokerInfo,
  type Configuration,
  contractVersion,
  getCapabilities,
  getConfiguration,
  getSystemFile,
  listBrokerInfos,
  listCountries,
  listSystemActions,
  optionalParts,
} from '@brokerdesk/api';
import { type BrokerRow, countries } from '@brokerdesk/fixtures';
import { publicPicturePath } from '../../shared-rules/publicFiles.ts';
import { findSystemFile } from './findSystemFile.ts';
import { listKnownActions } from './systemActions.ts';
import { notFound } from '../../context/errorResponses.ts';
import type { PublishedPage } from '../../context/SystemRegister.ts';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type Route, route } from '../../context/Route.ts';

/** The calls of a portal before and beside its screens. */
export const systemRoutes: readonly Route[] = [
  route(listBrokerInfos, (context) => {
    const shown = context.rows<BrokerRow>('brokers').filter(({ deleted }) => !deleted);
    return { code: 'OK', data: shown.map(describeBrokerInfo) };
  }),

  route(getCapabilities, ({ details }) => ({
    code: 'OK',
    data: {
      version: contractVersion,
      parts: optionalParts.filter((part) => part !== 'signatures' || details.isSigned),
    },
  })),

  route(getConfiguration, (context) => {
    const broker = context.row<BrokerRow>('brokers', context.brokerCode ?? '');
    if (!broker || broker.deleted) return notFound;
    return { code: 'OK', data: describeConfiguration(context, broker) };
  }),

  route(listCountries, () => ({ code: 'OK', data: [...countries()] })),

  route(getSystemFile, async (context, { query }) => {
    const file = await findSystemFile(context.details.systems.files, context, query.fileID);
    return file ? { code: 'OK', ...file } : notFound;
  }),

  route(listSystemActions, (context) => ({
    code: 'OK',
    data: [
      ...listKnownActions({
        jobTypes: Object.keys(context.details.jobs),
        applicantOperations: context.details.systems.applicantOperations,
        extensionActions: context.details.extensionActions,
      }),
    ],
  })),
];

function describeBrokerInfo({ brokerCode, displayCode, name, enabled, logo, icon }: BrokerRow): BrokerInfo {
  const logoUrl = `${publicPicturePath}${logo}`;
  const iconUrl = `${publicPicturePath}${icon}`;
  return { brokerCode, displayCode, name, enabled, logoUrl, iconUrl };
}

function describeConfiguration(context: RequestContext, broker: BrokerRow): Configuration {
  const { pages, advertisements } = context.details.systems;
  const listed = advertisements.map((list) => list(context, broker.brokerCode));
  const published = pages.map((read) => read(context, broker.brokerCode));
  const { logoUrl, iconUrl, ...shown } = Object.assign({}, ...published) as PublishedPage;
  const info = describeBrokerInfo(broker);
  return {
    broker: { ...info, ...(logoUrl !== undefined && { logoUrl }), ...(iconUrl !== undefined && { iconUrl }) },
    accentColour: broker.accentColour,
    loginPage: { ...broker.loginPage, ...shown },
    advertisements: {
      beforeLogin: listed.flatMap(({ beforeLogin }) => beforeLogin),
      afterLogin: listed.flatMap(({ afterLogin }) => afterLogin),
    },
    textOverrides: broker.textOverrides,
    session: { lengthSec: broker.sessionLengthSec, warnBeforeSec: broker.warnBeforeSec },
    passwordPolicy: broker.passwordPolicy,
    deletionNoticeDays: broker.deletionNoticeDays,
    twoFactorActions: broker.twoFactorActions,
    ...(broker.noticeApproval === true && { noticeApproval: true }),
    limits: broker.limits,
  };
}
