import type { StatusTone } from '@brokerdesk/api';
import type { HTMLAttributes } from 'react';

/** The colour family of a tag; `neutral` for states that are switched off or over. */
export type TagTone = `${StatusTone | 'neutral'}`;

/** Props of {@link Tag}: those of a `span`, and its tone. */
export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone: TagTone;
}

/** A count or a mark of one or two words, on the colour of its tone, which Blueprint's tag does not know. */
export function Tag({ tone, className, ...span }: TagProps) {
  return <span {...span} data-tone={tone} className={`bdk-tag ${className ?? ''}`.trimEnd()} />;
}
