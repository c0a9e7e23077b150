import type { ContractCase } from '@brokerdesk/mock-server/case-kit';
import { agreementCases } from './agreements/agreementCases.ts';
import { faqCases } from './faq/faqCases.ts';

/** One case for each call of this half. */
export const clientInformationCases: readonly ContractCase[] = [...agreementCases, ...faqCases];
