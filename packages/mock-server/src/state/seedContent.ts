import { boughtPackages, brokers, makeDeviceApplications, tips, traders, webpageContents } from '@brokerdesk/fixtures';
import type { Seed } from './Collection.ts';
import type {
  DeviceApplicationRow,
  FeedPackagesRow,
  TipsRow,
  TraderRow,
  TrialConfigurationRow,
  WebpageContentRow,
} from './contentRows.ts';
import type { SeedStart } from './SeedStart.ts';
import { makeAdClicks, makeImages } from './seedAdvertisements.ts';
import { makeFeedPlans } from './seedFeedPlans.ts';
import { authorOf, stampOf } from './seedStamps.ts';
import { emptySeed, seedTogether } from './seeds.ts';

/** Brokers that have taken product management. */
const contentBrokers = ['DEMO', 'HARBOUR'];
const dayMs = 86_400_000;

/** What sandboxes begin with of images, tips, sign-in pages, devices, traders and quote plans. */
export function seedContent(start: SeedStart): Readonly<Record<string, Seed>> {
  return {
    tips: seedTogether(() => brokerRows((brokerCode) => makeTips(brokerCode, start))),
    trialConfigurations: seedTogether(() => brokerRows((brokerCode) => makeTrial(brokerCode, start))),
    deviceApplications: seedTogether(() =>
      contentBrokers.flatMap((brokerCode) => makeDevices(brokerCode, start).map((row) => [row.applicationID, row])),
    ),
    images: seedTogether(() => makeImages(start).map((row) => [row.imgID, row])),
    adClicks: seedTogether(() => makeAdClicks(start).map((row) => [`${row.imgID} ${row.day}`, row])),
    webpageContents: seedTogether(() => makeContents(start).map((row) => [row.contentID, row])),
    traders: seedTogether(() => makeTraders(start).map((row) => [row.userID, row])),
    feedPackages: seedTogether(() => makePackages(start).map((row) => [row.brokerCode, row])),
    feedPlans: seedTogether(() => makeFeedPlans(start).map((row) => [row.planID, row])),
    chinaAddressProofs: emptySeed,
  };
}

function brokerRows<Row>(make: (brokerCode: string) => Row): [string, Row][] {
  return contentBrokers.map((brokerCode) => [brokerCode, make(brokerCode)]);
}

function makeTips(brokerCode: string, { now }: SeedStart): TipsRow {
  return { brokerCode, tips, ...stampOf(now - 47 * dayMs, brokerCode) };
}

/** The demo broker lets anybody try the web trading app; the other one does not. */
function makeTrial(brokerCode: string, { now }: SeedStart): TrialConfigurationRow {
  return { brokerCode, WebDemoEnable: brokerCode === 'DEMO', ...stampOf(now - 88 * dayMs, brokerCode) };
}

function makeDevices(brokerCode: string, { seed, now }: SeedStart): DeviceApplicationRow[] {
  return makeDeviceApplications(seed, brokerCode, now).map((application) => ({
    ...application,
    version: application.approvalTime === null ? 1 : 2,
    updateTime: application.approvalTime ?? application.applyTime,
    updateBy: application.approvalTime === null ? application.userName : authorOf(brokerCode),
  }));
}

function makeContents({ now }: SeedStart): WebpageContentRow[] {
  return webpageContents.map(({ brokerCode, kind, name, text, published }, index) => {
    const written = { textEN: text.EN, textSC: text.SC, textTC: text.TC, imgID: null };
    const made = stampOf(now - (published ? 200 : 5) * dayMs, brokerCode);
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

function makeTraders({ now }: SeedStart): TraderRow[] {
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

function makePackages({ now }: SeedStart): FeedPackagesRow[] {
  return brokers
    .filter(({ internal }) => !internal)
    .map(({ brokerCode }) => ({
      brokerCode,
      packages: Object.entries(boughtPackages[brokerCode] ?? {}).map(([packageCode, quota]) => ({
        packageCode: packageCode as FeedPackagesRow['packages'][number]['packageCode'],
        quota,
      })),
      ...stampOf(now - 300 * dayMs, '2GO'),
    }));
}
