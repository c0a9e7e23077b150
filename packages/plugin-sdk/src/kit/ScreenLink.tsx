import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref } from '../hooks/useHref.ts';
import { useNavigation } from '../hooks/useHost.ts';
import type { ScreenTarget } from '../hostServices.ts';

/** The props of {@link ScreenLink}: a target, and all attributes of an `<a>` except its address. */
export interface ScreenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: ScreenTarget;
  /** Runs before the screen opens in this tab; not for a new tab. */
  readonly onOpen?: () => void;
}

/**
 * Links to a screen with a real address, so that it can be copied and opened in a new tab. For a user who may not open
 * the screen it is plain text.
 */
export function ScreenLink({ to, onOpen, children, ...anchor }: ScreenLinkProps) {
  const navigation = useNavigation();
  const href = useHref(to);
  if (!navigation.canOpen(to)) return <span className={anchor.className}>{children}</span>;

  function openHere(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || opensNewTab(event)) return;
    event.preventDefault();
    onOpen?.();
    void navigation.open(to);
  }
  // An <a> is a link only once it has its address: until that is encrypted, the role marks it as a link.
  return (
    <a role={href === undefined ? 'link' : undefined} tabIndex={0} {...anchor} href={href} onClick={openHere}>
      {children}
    </a>
  );
}

/** Returns whether a click asks the browser for a new tab or window. */
export function opensNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
