import type { ApplicationDetail, Attachment } from '@brokerdesk/plugin-sdk/api';

/** The documents that the standard reasons of a reinput are about, by reason. */
const documentsByReason: ReadonlyMap<string, Attachment['kind']> = new Map([
  ['selfie-unclear', 'selfie'],
  ['document-unclear', 'identityFront'],
  ['address-proof-old', 'addressProof'],
  ['bank-proof-name', 'bankProof'],
  ['signature-differs', 'signature'],
]);

type Content = Pick<ApplicationDetail, 'pages' | 'attachments'>;

/** Returns the question whose document a reason is about; undefined if it is about none. */
export function questionOfReason(reasonID: string, { pages, attachments }: Content): string | undefined {
  const kind = documentsByReason.get(reasonID);
  const files = attachments.filter((attachment) => attachment.kind === kind).map(({ fileID }) => fileID);
  return pages
    .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers))
    .find(({ fileIDs }) => fileIDs.some((fileID) => files.includes(fileID)))?.questionID;
}
