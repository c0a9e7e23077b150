import { changed, describeRows } from '@brokerdesk/mock-server/engine';
import type { AgreementRow } from './makeAgreementRows.ts';

export const agreementOperations = [
  describeRows<AgreementRow>('agreements', ({ agreementID, title, textVersions }) =>
    textVersions.map(({ textVersion, sinceTime, writtenBy }) => ({
      operation: textVersion === 1 ? 'agreement.create' : 'agreement.change',
      time: sinceTime,
      by: writtenBy,
      targetID: agreementID,
      targetName: title.EN,
      changes: textVersion === 1 ? [] : [changed('textVersion', String(textVersion - 1), String(textVersion))],
    })),
  ),
];
