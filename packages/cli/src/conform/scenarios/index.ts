import { productCases } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import type { Scenario } from '../Check.ts';
import { applicationScenario } from './applications.ts';
import { authorisationScenario } from './authorisation.ts';
import { fileScenarios } from './files.ts';
import { idempotencyScenario } from './idempotency.ts';
import { languageScenario } from './languages.ts';
import { lifetimeScenario } from './lifetimes.ts';
import { listScenarios } from './lists.ts';
import { orderScenarios } from './order.ts';
import { scenarioOfCall } from './perCall.ts';
import { recordScenarios } from './records.ts';
import { sessionScenario } from './sessions.ts';
import { signatureScenario } from './signatures.ts';
import { viewScenario } from './views.ts';

/** All checks of a back end, those first that change the least. */
export function allScenarios(backEnd: BackEnd): readonly Scenario[] {
  const cases = productCases.filter(({ endpoint }) => backEnd.hasCall(endpoint));
  return [
    ...listScenarios(backEnd),
    ...orderScenarios(backEnd),
    languageScenario(backEnd),
    applicationScenario(backEnd),
    ...recordScenarios(backEnd),
    ...fileScenarios(backEnd),
    ...cases.map((one) => scenarioOfCall(backEnd, one)),
    authorisationScenario(backEnd),
    viewScenario(backEnd),
    idempotencyScenario(backEnd),
    sessionScenario(backEnd),
    lifetimeScenario(backEnd),
    // A restart may be among its requests, and end everything.
    signatureScenario(backEnd),
  ];
}
