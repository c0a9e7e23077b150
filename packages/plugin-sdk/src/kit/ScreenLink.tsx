import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { useHref } from '../hooks/useHref.ts';
import { useNavigation } from '../hooks/useHost.ts';
import type { ScreenTarget } from '../services/hostServices.ts';
import { buttonClass } from './blueprintClasses.ts';

/** The props of {@link ScreenLink}: a target, and all attributes of an `<a>` except its address. */
export interface ScreenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: ScreenTarget;
  /** Runs before the screen opens in this tab; not for a new tab. */
  readonly onOpen?: (() => void) | undefined;
  /** The look of a button, for the action of a page that opens another screen; `primary` for its main action. */
  readonly look?: 'button' | 'primary' | undefined;
}

/**
 * Links to a screen with a real address, so that it can be copied and opened in a new tab. For a user who may not open
 * the screen it is plain text, and nothing if it looks like a button.
 */
export function ScreenLink({ to, onOpen, look, children, ...link }: ScreenLinkProps) {
  const navigation = useNavigation();
  const href = useHref(to);
  const anchor = look === undefined ? link : { ...link, className: classOf(look) };
  // Words that look like a button but cannot be pressed would only confuse.
  if (!navigation.canOpen(to)) return look === undefined ? <span className={link.className}>{children}</span> : null;

  function openHere(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || opensNewTab(event)) return;
    event.preventDefault();
    open();
  }
  /** The browser presses a link by Enter only once it has its address. */
  function openByKey(event: KeyboardEvent<HTMLAnchorElement>) {
    link.onKeyDown?.(event);
    if (href === undefined && event.key === 'Enter' && !event.defaultPrevented) open();
  }
  function open() {
    onOpen?.();
    void navigation.open(to);
  }
  // An <a> is a link only once it has its address: until that is encrypted, the role marks it as a link.
  return (
    <a
      role={href === undefined ? 'link' : undefined}
      tabIndex={0}
      {...anchor}
      href={href}
      onClick={openHere}
      onKeyDown={openByKey}
    >
      {children}
    </a>
  );
}

function classOf(look: 'button' | 'primary'): string {
  return buttonClass(look === 'primary' ? { intent: 'primary' } : {});
}

/** Returns whether a click asks the browser for a new tab or window. */
export function opensNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
