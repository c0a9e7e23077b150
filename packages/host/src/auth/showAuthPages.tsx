import './auth.css';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import type { AuthServices, Portal } from './AuthServices.ts';
import { PortalListPage } from './PortalListPage.tsx';
import type { SignInResult } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';

export type { SignInResult };

/** Options of {@link showAuthPages}. */
export interface AuthPagesOptions {
  readonly services: AuthServices;
  /** The portal to sign in to; absent for the list of portals. */
  readonly displayCode: string | undefined;
  /** That portal, which has already been requested. */
  readonly prefetchedPortal: Promise<Portal> | undefined;
  readonly onSignedIn: (signedIn: SignInResult) => Promise<void>;
  readonly onReady: () => void;
}

/** Shows the pages before sign-in. */
export function showAuthPages(root: Root, options: AuthPagesOptions): void {
  const { services, displayCode, prefetchedPortal, onSignedIn, onReady } = options;
  const page = displayCode ? (
    <SignInPage
      services={services}
      displayCode={displayCode}
      prefetchedPortal={prefetchedPortal}
      onSignedIn={onSignedIn}
      onReady={onReady}
    />
  ) : (
    <PortalListPage services={services} />
  );
  // As a transition, so that the pending request is sent before rendering ends.
  startTransition(() => root.render(page));
}
