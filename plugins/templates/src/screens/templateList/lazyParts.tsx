// What the list shows on request is fetched then.
import { SkeletonLines } from '@brokerdesk/plugin-sdk';
import { lazyPart } from '../../parts/lazyPart.tsx';

/** Creating a template, also from a question file. */
export const CreateTemplateDialog = lazyPart(
  async () => (await import('./create/CreateTemplateDialog.tsx')).CreateTemplateDialog,
);
/** The history of a template. */
export const TemplateHistory = lazyPart(
  async () => (await import('../../versions/TemplateHistory.tsx')).TemplateHistory,
  { waiting: <SkeletonLines count={6} /> },
);
