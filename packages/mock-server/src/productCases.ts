// The cases of all calls of the product, with the halves of the emulator that they belong to.
import { accountOpeningCases } from '@brokerdesk/plugin-account-opening/emulator-cases';
import { clientInformationCases } from '@brokerdesk/plugin-client-information/emulator-cases';
import { noticesCases } from '@brokerdesk/plugin-notices/emulator-cases';
import { productControlCases } from '@brokerdesk/plugin-product-control/emulator-cases';
import { quotePlansCases } from '@brokerdesk/plugin-quote-plans/emulator-cases';
import type { ContractCase } from './cases/ContractCase.ts';
import { authCases } from './resources/auths/authCases.ts';
import { brokerCases } from './resources/brokers/brokerCases.ts';
import { contactCases } from './resources/contacts/contactCases.ts';
import { operationRecordCases } from './resources/operation-records/operationRecordCases.ts';
import { passwordCases } from './resources/passwords/passwordCases.ts';
import { roleCases } from './resources/roles/roleCases.ts';
import { systemCases } from './resources/systems/systemCases.ts';
import { userCases } from './resources/users/userCases.ts';

export { type CaseClient, credentialsOf, encodeCall, payloadOf, readEnvelope } from './cases/CaseClient.ts';
export type { SendOptions, TestAccount, TestResponse } from './cases/CaseClient.ts';
export { type ContractCase, MissingData } from './cases/ContractCase.ts';
export { jsonFile, pdfFile, pngFile } from './cases/files.ts';
export { identifierPaths, replaceAt, valueAt } from './cases/identifiers.ts';

/** One case for every call that the product's emulator answers. */
export const productCases: readonly ContractCase[] = [
  ...authCases,
  ...brokerCases,
  ...contactCases,
  ...operationRecordCases,
  ...passwordCases,
  ...roleCases,
  ...systemCases,
  ...userCases,
  ...accountOpeningCases,
  ...clientInformationCases,
  ...noticesCases,
  ...productControlCases,
  ...quotePlansCases,
];
