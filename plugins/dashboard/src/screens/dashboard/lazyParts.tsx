// What the charts do not need is fetched with them, so that they are drawn sooner.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** One card over the whole window. */
export const EnlargedCard = lazyPart(async () => (await import('./EnlargedCard.tsx')).EnlargedCard);
