// The values of the form of a preset picture, and the sizes that each kind of picture must have.
import type { PresetImage } from '@brokerdesk/plugin-sdk/api';
import type { FilesValue } from '@brokerdesk/plugin-sdk/forms';

/** The values of the form. A type, because forms are declared with types. */
export type PresetValues = {
  readonly type: PresetImage['type'];
  /** The new picture; without one the present one stays. */
  readonly file: FilesValue;
};

/** Width and height of a picture. */
interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** The size that each kind needs (specification, section 9); a promotional picture may have any. */
export const pixelsOfType: Readonly<Record<PresetImage['type'], Pixels | undefined>> = {
  promotion: undefined,
  logo: { width: 270, height: 60 },
  icon: { width: 120, height: 120 },
};
