import { labelOf } from '@brokerdesk/plugin-sdk';
import type { Attachment } from '@brokerdesk/plugin-sdk/api';
import { en } from '../screens/locales/en.ts';

const { identityFront, identityBack, selfie, addressProof, bankProof, signature } = en.documents;
const known = { identityFront, identityBack, selfie, addressProof, bankProof, signature } satisfies Record<
  Attachment['kind'],
  string
>;

/** Returns the name of a kind of document, or the kind itself if it is unknown. */
export function documentLabel(kind: string, text: (key: `documents.${Attachment['kind']}`) => string): string {
  return labelOf(known, kind, (one) => text(`documents.${one}`));
}
