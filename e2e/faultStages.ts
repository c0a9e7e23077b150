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
// `outcomes` says where people see something else than the catalogue's usual outcome, and a comment why.
import { entranceStages } from './fault-stages/entranceStages.ts';
import { pluginStages } from './fault-stages/pluginStages.ts';
import { shellStages } from './fault-stages/shellStages.ts';
import type { FaultStage } from './FaultStage.ts';

export const faultStages: readonly FaultStage[] = [...entranceStages, ...shellStages, ...pluginStages];
