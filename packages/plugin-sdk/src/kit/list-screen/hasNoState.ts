import { Fragment, isValidElement, type ReactNode } from 'react';
import { StatusTag } from '../StatusTag.tsx';

/** Elements that only show what they are given: none that plays, loads, folds or can be typed into. */
const showing: ReadonlySet<unknown> = new Set([
  Fragment,
  StatusTag,
  'span',
  'div',
  'b',
  'strong',
  'em',
  'small',
  'bdi',
]);

/** Tells whether what a cell shows is text and such elements alone, which may be filled anew with another row's. */
export function hasNoState(content: ReactNode): boolean {
  if (Array.isArray(content)) return content.every(hasNoState);
  if (!isValidElement<{ readonly children?: ReactNode }>(content))
    return typeof content !== 'object' || content === null;
  return showing.has(content.type) && hasNoState(content.props.children);
}
