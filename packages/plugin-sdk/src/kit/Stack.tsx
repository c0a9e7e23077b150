import type { HTMLAttributes, ReactNode } from 'react';

/** The steps of the 4 px grid that separate things, in pixels. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 24;

/** Props of {@link Stack} and {@link Row}: those of a `div`, and how its children are placed. */
export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The element; `div` by default. */
  readonly as?:
    | 'div'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'form'
    | 'fieldset'
    | 'label'
    | 'p'
    | 'span'
    | undefined;
  /** Space between the children in pixels; 16 in a stack, 8 in a row. */
  readonly gap?: Gap | undefined;
  /** Across the direction of the children; a stack stretches them, a row centres them. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along the direction of the children; at the start by default. */
  readonly justify?: 'center' | 'end' | 'between' | undefined;
  /** Children that find no room continue on the next line. */
  readonly wrap?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Children below each other. */
export function Stack(props: StackProps) {
  return <Flex {...props} direction="stack" />;
}

/** Children beside each other. */
export function Row(props: StackProps) {
  return <Flex {...props} direction="row" />;
}

function Flex(props: StackProps & { readonly direction: 'stack' | 'row' }) {
  const { as: Element = 'div', direction, gap, align, justify, wrap = false, className, ...rest } = props;
  const names = [
    `bdk-layout-${direction}`,
    gap === undefined ? '' : `bdk-gap-${gap}`,
    align ? `bdk-align-${align}` : '',
    justify ? `bdk-justify-${justify}` : '',
    wrap ? 'bdk-wrap' : '',
    className ?? '',
  ];
  const attributes = { ...rest, className: names.filter((name) => name !== '').join(' ') };
  // What submits a form past its handler must not put the values into the address.
  return Element === 'form' ? <form method="post" {...attributes} /> : <Element {...attributes} />;
}
