import {
  control,
  ControlRefusal,
  findClient,
  formatTime,
  identifier,
  readBody,
  recordOfClient,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import { z } from 'zod';
import type { AgreementRow } from '../makeAgreementRows.ts';
import { type AcceptanceRow, acceptanceIdOf } from './acceptanceRows.ts';

const acceptanceShape = z.strictObject({ userID: identifier });

export const acceptanceControls = [
  control(['POST', '/clients/agreements/{agreementID}'], (context, request) =>
    acceptAgreement(context, {
      ...readBody(request, acceptanceShape),
      agreementID: request.params['agreementID'] ?? '',
    }),
  ),
];

/** Accepts the present text of an agreement. */
function acceptAgreement(
  context: StateContext,
  { agreementID, userID }: z.output<typeof acceptanceShape> & { readonly agreementID: string },
) {
  const client = findClient(context, userID);
  const agreement = context.row<AgreementRow>('agreements', agreementID);
  if (agreement?.brokerCode !== client.brokerCode)
    throw new ControlRefusal(404, `${client.brokerCode} has no agreement "${agreementID}".`);
  const { textVersion, title } = agreement;
  const changes = [{ field: 'textVersion', before: null, after: String(textVersion) }];
  const acceptance = { agreementID, userID: client.userID, textVersion };
  const acceptanceID = acceptanceIdOf(acceptance);
  // Accepting a version again changes nothing: the first time counts.
  if (!context.row<AcceptanceRow>('agreementAcceptances', acceptanceID)) {
    const { brokerCode, nameEN: EN, nameSC: SC, nameTC: TC } = client;
    const acceptTime = formatTime(context.now());
    const row: AcceptanceRow = { ...acceptance, acceptanceID, brokerCode, name: { EN, SC, TC }, acceptTime };
    context.change((draft) => draft.put('agreementAcceptances', acceptanceID, row));
  }
  recordOfClient(context, client, {
    operation: 'agreement.accept',
    targetID: agreementID,
    targetName: title.EN,
    changes,
  });
  return { agreementID, userID, textVersion, time: formatTime(context.now()) };
}
