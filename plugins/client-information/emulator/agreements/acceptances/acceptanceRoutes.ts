import { listAgreementAcceptances, listAgreementProfiles } from '@brokerdesk/api';
import { findOwn, notFound, paginate, route, type Route } from '@brokerdesk/mock-server/engine';
import type { AgreementRow } from '../makeAgreementRows.ts';
import { listProfilesOf, selectAcceptances } from './acceptanceRules.ts';

export const acceptanceRoutes: readonly Route[] = [
  route(listAgreementAcceptances, (context, { query }) => {
    const agreement = findOwn<AgreementRow>(context, 'agreements', query.agreementID);
    if (!agreement) return notFound;
    const { rows, versions } = selectAcceptances(context, agreement, query);
    return { code: 'OK', data: { ...paginate(rows, query), versions } };
  }),

  route(listAgreementProfiles, (context, { params }) => {
    const agreement = findOwn<AgreementRow>(context, 'agreements', params.agreementID);
    return agreement ? { code: 'OK', data: [...listProfilesOf(context, agreement)] } : notFound;
  }),
];
