import './entrance.css';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import type { EntranceServices, Portal } from './EntranceServices.ts';
import { PortalListPage } from './PortalListPage.tsx';
import type { SignedIn } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';

export type { SignedIn };

/** What {@link showEntrance} needs. */
export interface EntranceOptions {
  readonly services: EntranceServices;
  /** The portal to sign in to; absent for the list of portals. */
  readonly displayCode: string | undefined;
  /** What is known about that portal, asked for already. */
  readonly firstPortal: Promise<Portal> | undefined;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
  readonly onUsable: () => void;
}

/** Shows the pages before sign-in. */
export function showEntrance(root: Root, options: EntranceOptions): void {
  const { services, displayCode, firstPortal, onSignedIn, onUsable } = options;
  const page = displayCode ? (
    <SignInPage
      services={services}
      displayCode={displayCode}
      firstPortal={firstPortal}
      onSignedIn={onSignedIn}
      onUsable={onUsable}
    />
  ) : (
    <PortalListPage services={services} />
  );
  // In slices, so that the call that has been asked for leaves meanwhile.
  startTransition(() => root.render(page));
}
