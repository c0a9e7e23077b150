import { boughtPackages, brokers, makeDeviceApplications, tips, traders, webpageContents } from '@brokerdesk/fixtures';
import type { Seed } from '../state/Collection.ts';
import type {
  DeviceApplicationRow,
  FeedPackagesRow,
  TipsRow,
  TraderRow,
  TrialConfigurationRow,
  WebpageContentRow,
} from './feed-plans/feedPlanRows.ts';
import type { SeedOptions } from '../state/SeedOptions.ts';
import { makeAdClicks, makeImages } from './images/seedImages.ts';
import { makeFeedPlans } from './feed-plans/seedFeedPlans.ts';
import { seedAuthorOf, initialStamp } from '../state/initialStamp.ts';
import { emptySeed, createLazySeed } from '../state/seeds.ts';

/** Brokers that have taken product management. */
const contentBrokers = ['DEMO', 'HARBOUR'];
const dayMs = 86_400_000;

/** What sandboxes begin with of images, tips, sign-in pages, devices, traders and quote plans. */
export function seedContent(options: SeedOptions): Readonly<Record<string, Seed>> {
  return {
    tips: createLazySeed(() => brokerRows((brokerCode) => makeTips(brokerCode, options))),
    trialConfigurations: createLazySeed(() => brokerRows((brokerCode) => makeTrial(brokerCode, options))),
    deviceApplications: createLazySeed(() =>
      contentBrokers.flatMap((brokerCode) => makeDevices(brokerCode, options).map((row) => [row.applicationID, row])),
    ),
    images: createLazySeed(() => makeImages(options).map((row) => [row.imgID, row])),
    adClicks: createLazySeed(() => makeAdClicks(options).map((row) => [`${row.imgID} ${row.day}`, row])),
    webpageContents: createLazySeed(() => makeContents(options).map((row) => [row.contentID, row])),
    traders: createLazySeed(() => makeTraders(options).map((row) => [row.userID, row])),
    feedPackages: createLazySeed(() => makePackages(options).map((row) => [row.brokerCode, row])),
    feedPlans: createLazySeed(() => makeFeedPlans(options).map((row) => [row.planID, row])),
    chinaAddressProofs: emptySeed,
  };
}

function brokerRows<Row>(make: (brokerCode: string) => Row): [string, Row][] {
  return contentBrokers.map((brokerCode) => [brokerCode, make(brokerCode)]);
}

function makeTips(brokerCode: string, { now }: SeedOptions): TipsRow {
  return { brokerCode, tips, ...initialStamp(now - 47 * dayMs, brokerCode) };
}

/** The demo broker lets anybody try the web trading app; the other one does not. */
function makeTrial(brokerCode: string, { now }: SeedOptions): TrialConfigurationRow {
  return { brokerCode, WebDemoEnable: brokerCode === 'DEMO', ...initialStamp(now - 88 * dayMs, brokerCode) };
}

function makeDevices(brokerCode: string, { seed, now }: SeedOptions): DeviceApplicationRow[] {
  return makeDeviceApplications(seed, brokerCode, now).map((application) => ({
    ...application,
    version: application.approvalTime === null ? 1 : 2,
    updateTime: application.approvalTime ?? application.applyTime,
    updateBy: application.approvalTime === null ? application.userName : seedAuthorOf(brokerCode),
  }));
}

function makeContents({ now }: SeedOptions): WebpageContentRow[] {
  return webpageContents.map(({ brokerCode, kind, name, text, published }, index) => {
    const written = { textEN: text.EN, textSC: text.SC, textTC: text.TC, imgID: null };
    const made = initialStamp(now - (published ? 200 : 5) * dayMs, brokerCode);
    return {
      contentID: `${brokerCode}-WC${String(index + 1).padStart(2, '0')}`,
      brokerCode,
      kind,
      name,
      ...written,
      published: published ? written : null,
      publishTime: published ? made.updateTime : null,
      publishBy: published ? made.updateBy : null,
      ...made,
    };
  });
}

function makeTraders({ now }: SeedOptions): TraderRow[] {
  return traders.map(({ userID, brokerCode, names, status, openedDaysAgo, subUsers }) => ({
    userID,
    brokerCode,
    ...nameFields(names),
    status,
    openTime: new Date(now - openedDaysAgo * dayMs).toISOString(),
    subUsers: subUsers.map((sub) => ({ subUserID: sub.subUserID, ...nameFields(sub.names), status: sub.status })),
  }));
}

function nameFields([nameEN, nameSC, nameTC]: readonly [string, string, string]) {
  return { nameEN, nameSC, nameTC };
}

function makePackages({ now }: SeedOptions): FeedPackagesRow[] {
  return brokers
    .filter(({ internal }) => !internal)
    .map(({ brokerCode }) => ({
      brokerCode,
      packages: Object.entries(boughtPackages[brokerCode] ?? {}).map(([packageCode, quota]) => ({
        packageCode: packageCode as FeedPackagesRow['packages'][number]['packageCode'],
        quota,
      })),
      ...initialStamp(now - 300 * dayMs, '2GO'),
    }));
}
