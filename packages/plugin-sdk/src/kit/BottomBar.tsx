import type { ComponentProps } from 'react';

/**
 * What a page can be decided with: it stays visible at the lower edge of the window, in the same place on every screen. Its
 * page is a {@link Stack} that is at least as high as the window.
 *
 * @example
 * <BottomBar role="group" aria-label={text('actions')}>
 *   <Button intent="primary">{text('approve')}</Button>
 * </BottomBar>
 */
export function BottomBar({ className = '', ...bar }: ComponentProps<'div'>) {
  return <div {...bar} className={`bdk-layout-row bdk-wrap bdk-bottom-bar ${className}`} />;
}
