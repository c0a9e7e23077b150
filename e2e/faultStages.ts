// The calls that the screens make: each of them suffers each fault in faults.spec.ts. A call that no stage has fails
// checks/faultStages.test.ts. A stage for what a screen reads, in a file of fault-stages/:
//
//   {
//     name: 'the list of roles',
//     call: 'GET /roles',
//     isSignedIn: true,
//     prepare: (scene) => beAtHome(scene, 'demo.admin'),                 // where the screen is not yet
//     go: (page) => followMenu(page, 'Role Management'),                 // the screen makes the call
//     content: (page) => page.getByRole('grid').getByRole('row').nth(1), // there if the call has worked, and only then
//   }
//
// A form also has `typed`: its fields and what `prepare` typed into them. After a failure they are as they were, and `go`
// works again at once; with POST and PATCH it repeats a call whose reply was lost with the same Idempotency-Key.
// `outcomes` says where people see something else than the catalogue's usual outcome, and a comment why; `nobodyAsked`
// of enter.ts is for what is done in the background. To look at one stage, and at the total of all that ran:
//
//   npx playwright test --project=preview e2e/faults.spec.ts -g "the list of roles" --reporter=list,./e2e/FaultTotals.ts
import { applicationDetailStages } from './fault-stages/applicationDetailStages.ts';
import { applicationListStages } from './fault-stages/applicationListStages.ts';
import { applicationCaseStages } from './fault-stages/applicationCaseStages.ts';
import { documentCheckStages } from './fault-stages/documentCheckStages.ts';
import { entranceStages } from './fault-stages/entranceStages.ts';
import { harbourBranchesStages } from './fault-stages/harbourBranchesStages.ts';
import { shellStages } from './fault-stages/shellStages.ts';
import { userControlStages } from './fault-stages/userControlStages.ts';
import type { FaultStage } from './FaultStage.ts';

export const faultStages: readonly FaultStage[] = [
  ...entranceStages,
  ...shellStages,
  ...applicationListStages,
  ...applicationDetailStages,
  ...applicationCaseStages,
  ...documentCheckStages,
  ...userControlStages,
  ...harbourBranchesStages,
];
