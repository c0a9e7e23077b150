import './entrance.css';
import type { Root } from 'react-dom/client';
import type { EntranceServices } from './EntranceServices.ts';
import { PortalListPage } from './PortalListPage.tsx';
import type { SignedIn } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';

export type { SignedIn };

/** What {@link showEntrance} needs. */
export interface EntranceOptions {
  readonly services: EntranceServices;
  /** The portal to sign in to; absent for the list of portals. */
  readonly displayCode?: string;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
  readonly onUsable: () => void;
}

/** Shows the pages before sign-in. */
export function showEntrance(root: Root, { services, displayCode, onSignedIn, onUsable }: EntranceOptions): void {
  root.render(
    displayCode ? (
      <SignInPage services={services} displayCode={displayCode} onSignedIn={onSignedIn} onUsable={onUsable} />
    ) : (
      <PortalListPage services={services} />
    ),
  );
}
