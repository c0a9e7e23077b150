import circle from '@blueprintjs/icons/lib/esm/generated/16px/paths/circle.js';
import disable from '@blueprintjs/icons/lib/esm/generated/16px/paths/disable.js';
import document from '@blueprintjs/icons/lib/esm/generated/16px/paths/document.js';
import error from '@blueprintjs/icons/lib/esm/generated/16px/paths/error.js';
import help from '@blueprintjs/icons/lib/esm/generated/16px/paths/help.js';
import person from '@blueprintjs/icons/lib/esm/generated/16px/paths/person.js';
import refresh from '@blueprintjs/icons/lib/esm/generated/16px/paths/refresh.js';
import tickCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle.js';
import time from '@blueprintjs/icons/lib/esm/generated/16px/paths/time.js';
import { Icon } from './Icon.tsx';
import { Tag, type TagTone } from './Tag.tsx';

const icons: Readonly<Record<TagTone, readonly string[]>> = {
  waiting: time,
  progress: tickCircle,
  failed: error,
  form: document,
  neutral: disable,
};

/** What a status waits for: staff, the client, the system, nothing any more; `unknown` for a newer back end's status. */
export type TagIcon = `${'staff' | 'client' | 'running' | 'done' | 'unknown'}`;

const meanings: Readonly<Record<TagIcon, readonly string[]>> = {
  staff: circle,
  client: person,
  running: refresh,
  done: tickCircle,
  unknown: help,
};

/** Shows a status as colour, icon and word. Without `icon`, the icon follows the tone; `title` explains it. */
export function StatusTag({
  tone,
  icon,
  title,
  children,
}: {
  readonly tone: TagTone;
  readonly icon?: TagIcon | undefined;
  readonly title?: string | undefined;
  readonly children: string;
}) {
  return (
    <Tag tone={tone} title={title}>
      <Icon paths={icon === undefined ? icons[tone] : meanings[icon]} size={12} />
      <span className="bdk-text-cut">{children}</span>
    </Tag>
  );
}
