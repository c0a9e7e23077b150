import { type EmulatorExtension, historyOf, keyed, productBrokers, seedByBroker } from '@brokerdesk/mock-server/engine';
import { acceptanceControls } from './agreements/acceptances/acceptanceControls.ts';
import { makeAcceptanceRows } from './agreements/acceptances/acceptanceRows.ts';
import { agreementOperations } from './agreements/agreementOperations.ts';
import { agreementRoutes } from './agreements/agreementRoutes.ts';
import { makeAgreementRows } from './agreements/makeAgreementRows.ts';
import { faqOperations } from './faq/faqOperations.ts';
import { faqRoutes } from './faq/faqRoutes.ts';
import { makeFaqCategoryRows, makeFaqRows } from './faq/makeFaqRows.ts';

/** Agreements with their acceptances, and questions with their answers. */
export const clientInformation: EmulatorExtension = {
  id: 'client-information',
  routes: [...agreementRoutes, ...faqRoutes],
  collections: {
    agreements: seedByBroker(productBrokers, (brokerCode, { now }) => makeAgreementRows(brokerCode, now)),
    faq: seedByBroker(productBrokers, (brokerCode, { now }) => makeFaqRows(brokerCode, now)),
    faqCategories: seedByBroker(productBrokers, (brokerCode, { now }) => makeFaqCategoryRows(brokerCode, now)),
    agreementAcceptances: keyed(
      (options) => productBrokers().flatMap((code) => makeAcceptanceRows(code, options)),
      ({ acceptanceID }) => acceptanceID,
    ),
  },
  controls: acceptanceControls,
  history: historyOf([...agreementOperations, ...faqOperations]),
};
