import { productCases } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import type { Scenario } from '../Check.ts';
import { applicationScenario } from './applications.ts';
import { authorisationScenario } from './authorisation.ts';
import { fileScenarios } from './files.ts';
import { idempotencyScenario } from './idempotency.ts';
import { listScenarios } from './lists.ts';
import { scenarioOfCall } from './perCall.ts';
import { recordScenarios } from './records.ts';
import { sessionScenario } from './sessions.ts';
import { signatureScenario } from './signatures.ts';

/** All checks of a back end, those first that change the least. */
export function allScenarios(backEnd: BackEnd): readonly Scenario[] {
  const cases = productCases.filter(({ endpoint }) => backEnd.hasCall(endpoint));
  return [
    ...listScenarios(backEnd),
    applicationScenario(backEnd),
    ...recordScenarios(backEnd),
    ...fileScenarios(backEnd),
    ...cases.map((one) => scenarioOfCall(backEnd, one)),
    authorisationScenario(backEnd),
    idempotencyScenario(backEnd),
    sessionScenario(backEnd),
    // A restart may be among its requests, and end everything.
    signatureScenario(backEnd),
  ];
}
