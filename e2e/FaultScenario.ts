import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Locator, Page } from '@playwright/test';
import type { FaultKind } from './faultEffects.ts';
import type { Outcome } from './readOutcome.ts';

/** Where a stage plays. */
export interface TestContext {
  readonly page: Page;
  readonly emulator: MockClient;
}

/** A call that a screen makes, and how one gets to see it. */
export interface FaultScenario {
  /** What a person sees or does, such as `the list of applications`. */
  readonly name: string;
  /** The call, as the contract spells it: `GET /applications/{id}`. */
  readonly endpoint: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The call is made by somebody who is signed in, so the dialogs of the catalogue are there. */
  readonly isSignedIn: boolean;
  /** Brings the page to where the call can be made. Best without loading the page anew: it is done before each fault. */
  readonly arrange: (scene: TestContext) => Promise<unknown>;
  /** Lets the screen make the call. */
  readonly trigger: (page: Page) => Promise<unknown>;
  /** What is there once the call has worked. */
  readonly content: (page: Page) => Locator;
  /** For a form: the fields with what `prepare` typed into them. After a failure `go` has to work again at once. */
  readonly typedFields?: (page: Page) => readonly (readonly [field: Locator, value: string | RegExp])[];
  /** The read is not repeated by itself when it fails, as in the tray, where a person does it. */
  readonly isNotRetried?: boolean;
  /** Where the catalogue leaves the outcome to the screen. */
  readonly outcomes?: Partial<Record<FaultKind, Outcome>>;
}
