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
import { publicPicturePath } from '../../shared-rules/publicFiles.ts';
import { findSystemFile } from './findSystemFile.ts';
import { listKnownActions } from './systemActions.ts';
import { notFound } from '../../context/errorResponses.ts';
import type { FindFile } from '../../shared-rules/systemFiles.ts';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type Route, route } from '../../context/Route.ts';

/** What the calls of a portal tell about the records of resources. */
export interface SystemRegister {
  /** The files of `GET /systems/files`. */
  readonly files: readonly FindFile[];
  /** The sign-in page that a broker has published. */
  readonly readPage: (context: RequestContext, brokerCode: string) => PublishedPage;
  readonly listAdvertisements: (context: RequestContext, brokerCode: string) => Configuration['advertisements'];
  /** Operations that applicants carry out. */
  readonly applicantOperations: readonly string[];
}

/** The texts and pictures of a published page, in place of those of the broker. */
type PublishedPage = Partial<Configuration['loginPage'] & Pick<BrokerInfo, 'logoUrl' | 'iconUrl'>>;

/** The calls of a portal before and beside its screens. */
export function createSystemRoutes({
  files,
  readPage,
  listAdvertisements,
  applicantOperations,
}: SystemRegister): readonly Route[] {
  return [
    route(listBrokerInfos, (context) => {
      const shown = context.rows<BrokerRow>('brokers').filter(({ deleted }) => !deleted);
      return { code: 'OK', data: shown.map(describeBrokerInfo) };
    }),

    route(getConfiguration, (context) => {
      const broker = context.row<BrokerRow>('brokers', context.brokerCode ?? '');
      if (!broker || broker.deleted) return notFound;
      const page = readPage(context, broker.brokerCode);
      return {
        code: 'OK',
        data: describeConfiguration(broker, page, listAdvertisements(context, broker.brokerCode)),
      };
    }),

    route(listCountries, () => ({ code: 'OK', data: [...countries()] })),

    route(getSystemFile, async (context, { query }) => {
      const file = await findSystemFile(files, context, query.fileID);
      return file ? { code: 'OK', ...file } : notFound;
    }),

    route(listSystemActions, (context) => ({
      code: 'OK',
      data: [
        ...listKnownActions({
          jobTypes: Object.keys(context.details.jobs),
          applicantOperations,
          extensionActions: context.details.extensionActions,
        }),
      ],
    })),
  ];
}

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
