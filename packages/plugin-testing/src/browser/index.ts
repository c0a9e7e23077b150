// What describes the screens of a plugin to tests in a browser: entries of the catalogue of screens (`*.screens.ts`) and fault
// scenarios (`*.faults.ts`), each beside its screen, and how they reach it.
export type { MockClient } from '@brokerdesk/mock-server/client';
export { expect, type Locator, type Page } from '@playwright/test';
export {
  findAccessibilityViolations,
  findContrastViolations,
  readAxeScript,
} from './catalogue/findAccessibilityViolations.ts';
export { hasRing } from './catalogue/hasRing.ts';
export { allScreenChecks, ScreenChecker, type ScreenChecks, type Theme } from './catalogue/ScreenChecker.ts';
export { openEntry, type ScreenEntry, type ScreenRead } from './catalogue/ScreenEntry.ts';
export { type Destination, openDialog, ScreenVisit } from './catalogue/ScreenVisit.ts';
export { switchLanguage } from './catalogue/switchLanguage.ts';
export { UntranslatedTextDetector } from './catalogue/UntranslatedTextDetector.ts';
export { bulkButton, loadedRows, openRowDialog, rowOf, selectRows } from './catalogue/visitList.ts';
export { checkLivePage } from './faults/checkLivePage.ts';
export { dismissToasts } from './faults/dismissToasts.ts';
export { type FaultEffect, faultEffects, type FaultKind } from './faults/faultEffects.ts';
export { backgroundOutcomes, type FaultScenario, type TestContext } from './faults/FaultScenario.ts';
export { forEachShown } from './faults/forEachShown.ts';
export { type KitContainer, kitContainers } from './faults/kitContainers.ts';
export { meetFaults } from './faults/meetFaults.ts';
export { orderScenario, type OrderScenarioOptions } from './faults/orderScenario.ts';
export { PageMonitor, type PageMonitorOptions } from './faults/PageMonitor.ts';
export { type Outcome, type OutcomeSigns, readOutcome } from './faults/readOutcome.ts';
export { openedDialog, recordScenario, type RecordScenarioOptions } from './faults/recordScenario.ts';
export {
  accountButton,
  displayCodeOf,
  ensureSession,
  ensureSignedIn,
  followMenu,
  goHome,
  loadOrRetry,
  openFresh,
  openHome,
  readLatestCode,
  retryButton,
} from './faults/sessionNavigation.ts';
export { splitEndpoint } from './faults/splitEndpoint.ts';
export { clearStorage } from './session/clearStorage.ts';
export { findUser, type UserRow } from './session/findUser.ts';
export { demoPassword, fillSignIn, submitForm } from './session/signInForm.ts';
export { type Account, openEmptyPage, storeSession } from './session/storeSession.ts';
export { waitForReload } from './session/waitForReload.ts';
