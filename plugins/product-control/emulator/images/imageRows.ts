import type { Image } from '@brokerdesk/api';
import type { PublicFile, Stamp } from '@brokerdesk/mock-server/engine';

/** An advertising image; its one picture is public. */
export interface ImageRow
  extends Stamp,
    Pick<Image, 'imgID' | 'linkUrl' | 'location' | 'startTime' | 'expiryTime' | 'active' | 'released'> {
  readonly brokerCode: string;
  /** Sort position among the broker's images; gaps have no meaning. */
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
