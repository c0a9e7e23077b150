// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** An agreement as the app shows it. */
export const AgreementPreview = lazyPart(async () => (await import('./AgreementPreview.tsx')).AgreementPreview);
/** Puts the agreements of a kind in order. */
export const AgreementOrder = lazyPart(
  async () => (await import('../screens/agreementList/AgreementOrder.tsx')).AgreementOrder,
);
