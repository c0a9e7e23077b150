import { listAgreementAcceptances, listAgreementProfiles } from '@brokerdesk/api';
import { notFound } from '../../../context/errorResponses.ts';
import { type Route, route } from '../../../context/Route.ts';
import { paginate } from '../../../shared-rules/lists/lists.ts';
import { findOwn } from '../../../shared-rules/ownRows.ts';
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
