// The calls that the screens make: each of them suffers each fault in faults.spec.ts. A call that no stage has fails
// checks/faultScenarios.test.ts. A stage for what a screen reads, in a file of fault-stages/:
//
//   {
//     name: 'the list of roles',
//     endpoint: 'GET /roles',
//     isSignedIn: true,
//     prepare: (scene) => goHome(scene, 'demo.admin'),                 // where the screen is not yet
//     go: (page) => followMenu(page, 'Role Management'),                 // the screen makes the call
//     content: (page) => page.getByRole('grid').getByRole('row').nth(1), // there if the call has worked, and only then
//   }
//
// A form also has `typed`: its fields and what `prepare` typed into them. After a failure they are as they were, and `go`
// works again at once; with POST and PATCH it repeats a call whose reply was lost with the same Idempotency-Key.
// `outcomes` says where people see something else than the catalogue's usual outcome, and a comment why; `backgroundOutcome`
// of enter.ts is for what is done in the background. To look at one stage, and at the total of all that ran:
//
//   npx playwright test --project=preview e2e/faults.spec.ts -g "the list of roles" --reporter=list,./e2e/FaultSummaryReporter.ts
import { applicationDetailScenarios } from './fault-scenarios/applicationDetailScenarios.ts';
import { applicationListScenarios } from './fault-scenarios/applicationListScenarios.ts';
import { applicationCaseScenarios } from './fault-scenarios/applicationCaseScenarios.ts';
import { documentCheckScenarios } from './fault-scenarios/documentCheckScenarios.ts';
import { signInScenarios } from './fault-scenarios/signInScenarios.ts';
import { harbourBranchesScenarios } from './fault-scenarios/harbourBranchesScenarios.ts';
import { shellScenarios } from './fault-scenarios/shellScenarios.ts';
import { userControlScenarios } from './fault-scenarios/userControlScenarios.ts';
import type { FaultScenario } from './FaultScenario.ts';

export const faultScenarios: readonly FaultScenario[] = [
  ...signInScenarios,
  ...shellScenarios,
  ...applicationListScenarios,
  ...applicationDetailScenarios,
  ...applicationCaseScenarios,
  ...documentCheckScenarios,
  ...userControlScenarios,
  ...harbourBranchesScenarios,
];
