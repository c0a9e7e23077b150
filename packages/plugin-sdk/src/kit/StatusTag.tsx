import type { StatusTone } from '@brokerdesk/api';
import disable from '@blueprintjs/icons/lib/esm/generated/16px/paths/disable.js';
import document from '@blueprintjs/icons/lib/esm/generated/16px/paths/document.js';
import error from '@blueprintjs/icons/lib/esm/generated/16px/paths/error.js';
import tickCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle.js';
import time from '@blueprintjs/icons/lib/esm/generated/16px/paths/time.js';
import { Icon } from './Icon.tsx';

/** The colour family of a tag; `neutral` for states that are switched off or over. */
export type TagTone = StatusTone | 'neutral';

const icons: Readonly<Record<TagTone, readonly string[]>> = {
  waiting: time,
  progress: tickCircle,
  failed: error,
  form: document,
  neutral: disable,
};

/** Shows a status as colour, icon and word. */
export function StatusTag({ tone, children }: { readonly tone: TagTone; readonly children: string }) {
  return (
    <span className={`bdk-tag bdk-tag-${tone}`}>
      <Icon paths={icons[tone]} size={12} />
      <span className="bdk-tag-word">{children}</span>
    </span>
  );
}
