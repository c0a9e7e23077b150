import type { PresetImage } from '@brokerdesk/api';
import type { PublicFilesOwner } from '../../shared-rules/publicFiles.ts';
import type { Stamp } from '../../state/rows.ts';

/** A promotional picture of the provider. */
export interface PresetImageRow extends Stamp, PublicFilesOwner {
  readonly imgID: string;
  readonly type: PresetImage['type'];
}
