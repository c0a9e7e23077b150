// Rows of what a broker shows in its app and on its sign-in page, of its traders and of their market data.
import type {
  BrokerPackages,
  ChinaAddressProof,
  DeviceApplication,
  FeedPlan,
  Image,
  Tip,
  Trader,
  WebpageContent,
} from '@brokerdesk/api';
import type { PublicFile } from '../../shared-rules/publicFiles.ts';
import type { Stamp } from '../../state/rows.ts';

/** One row a broker, by its code. */
export interface TipsRow extends Stamp {
  readonly brokerCode: string;
  readonly tips: readonly Tip[];
}

/** One row a broker, by its code. */
export interface TrialConfigurationRow extends Stamp {
  readonly brokerCode: string;
  readonly WebDemoEnable: boolean;
}

export interface DeviceApplicationRow extends Omit<DeviceApplication, 'boundDevices'> {
  readonly brokerCode: string;
}

/** An advertising image; its one picture is public. */
export interface ImageRow
  extends Stamp,
    Pick<Image, 'imgID' | 'linkUrl' | 'location' | 'startTime' | 'expiryTime' | 'active' | 'released'> {
  readonly brokerCode: string;
  /** Orders the images of a broker; the gaps say nothing. */
  readonly place: number;
  readonly publicFiles: readonly PublicFile[];
  readonly clickResetTime: string | null;
  readonly clickResetBy: string | null;
}

/** Clicks on one image on one day in Asia/Shanghai; the row's identifier is `<imgID> <day>`. */
export interface AdClicksRow {
  readonly brokerCode: string;
  readonly imgID: string;
  readonly day: string;
  readonly clicks: number;
}

/** What a content of the sign-in page says. */
export type WebpageText = Pick<WebpageContent, 'textEN' | 'textSC' | 'textTC' | 'imgID'>;

export interface WebpageContentRow extends Stamp, WebpageText, Pick<WebpageContent, 'contentID' | 'kind' | 'name'> {
  readonly brokerCode: string;
  /** What everybody sees; null while it is not on the page. */
  readonly published: WebpageText | null;
  readonly publishTime: string | null;
  readonly publishBy: string | null;
}

export type TraderRow = Omit<Trader, 'currentPlan' | 'subUsers'> & {
  readonly subUsers: readonly Omit<Trader['subUsers'][number], 'currentPlan'>[];
};

type PackageCode = BrokerPackages['packages'][number]['packageCode'];

/** One row a broker, by its code. */
export interface FeedPackagesRow extends Stamp {
  readonly brokerCode: string;
  /** Terminals; null for unlimited. */
  readonly packages: readonly { readonly packageCode: PackageCode; readonly quota: number | null }[];
}

/** One application for market data: a plan's first, or its change. */
export interface FeedRequest {
  readonly packageCode: PackageCode;
  /** Terminals; null for unlimited. */
  readonly quota: number | null;
  readonly effectiveDate: string;
  readonly audit: FeedPlan['audit'];
  readonly auditReason: string | null;
  readonly auditBy: string | null;
  readonly auditTime: string | null;
  /** Whoever applied may not audit. */
  readonly applyRefID: string;
  readonly applyBy: string;
  readonly applyTime: string;
}

export interface FeedPlanRow
  extends Stamp,
    Pick<FeedPlan, 'planID' | 'userID' | 'subUserID' | 'customerName' | 'description' | 'status'> {
  readonly brokerCode: string;
  readonly request: FeedRequest;
  readonly change: FeedRequest | null;
  readonly terminationDate: string | null;
}

/** The review of one address proof, by its application; absent until somebody reviews it. */
export interface ChinaAddressProofRow extends Stamp, Pick<ChinaAddressProof, 'applyID' | 'status' | 'reason'> {
  readonly brokerCode: string;
}
