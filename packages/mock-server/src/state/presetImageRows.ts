import type { PresetImage } from '@brokerdesk/api';
import type { PublicFilesOwner } from '../behaviour/content/publicFiles.ts';
import type { Stamp } from './rows.ts';

/** A promotional picture of the provider. */
export interface PresetImageRow extends Stamp, PublicFilesOwner {
  readonly imgID: string;
  readonly type: PresetImage['type'];
}
