import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Locator, Page } from '@playwright/test';
import type { FaultKind } from './faultEffects.ts';
import type { KitContainer } from './kitContainers.ts';
import type { Outcome } from './readOutcome.ts';

/** What a scenario works with. */
export interface TestContext {
  readonly page: Page;
  readonly emulator: MockClient;
}

/**
 * A call that a screen makes, and how a test gets there. Scenarios are found by file name: each file `*.faults.ts` beside
 * a screen exports `faultScenarios`. docs/failures.md shows how to write one.
 */
export interface FaultScenario {
  /** What the user sees or does, such as `the list of applications`. */
  readonly name: string;
  /** The call, as the contract spells it: `GET /applications/{id}`. */
  readonly endpoint: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** A signed-in user makes the call, so the dialogs of the error catalogue can open. */
  readonly isSignedIn: boolean;
  /** Brings the page to where the call can be made, from wherever it is. Best without loading the page again. */
  readonly arrange: (context: TestContext) => Promise<unknown>;
  /** Makes the screen send the request. */
  readonly trigger: (page: Page) => Promise<unknown>;
  /** Visible once the call has worked, and only then. */
  readonly content: (page: Page) => Locator;
  /** The words about a failure, where they are not in an alert. */
  readonly failure?: (page: Page) => Locator;
  /** For a form: its fields with what `arrange` typed into them. After a failure `trigger` has to work at once. */
  readonly typedFields?: (page: Page) => readonly (readonly [field: Locator, value: string | RegExp])[];
  /**
   * The part of the kit that shows what becomes of the call. containers.spec.ts tests it with every class of effect, so that only
   * whole runs, and those in `distinguishes`, test the call as well.
   */
  readonly container?: KitContainer;
  /** The call uploads a file. */
  readonly isUpload?: true;
  /** Codes on which the screen decides something, so that every run tests the call with each of them. */
  readonly distinguishes?: readonly string[];
  /** The content is a list of suggestions, which closes when the dialog about an error opens. */
  readonly isSuggestion?: true;
  /** The portal does not repeat the read automatically after a failure. */
  readonly isNotRetried?: true;
  /** Where the error catalogue leaves the outcome to the screen. */
  readonly outcomes?: Partial<Record<FaultKind, Outcome>>;
}

/** The outcomes of a background call: the screen works without its response and shows no error. */
export const backgroundOutcomes = { broken: 'content', refused: 'content', 'too-large': 'content' } as const;
