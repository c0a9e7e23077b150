// What the list shows on request is fetched then.
import { lazyPart, SkeletonLines } from '@brokerdesk/plugin-sdk';

/** Creating a template, also from a question file. */
export const CreateTemplateDialog = lazyPart(
  async () => (await import('./create/CreateTemplateDialog.tsx')).CreateTemplateDialog,
);
/** The history of a template. */
export const TemplateHistory = lazyPart(
  async () => (await import('../../versions/TemplateHistory.tsx')).TemplateHistory,
  { waiting: <SkeletonLines count={6} /> },
);
/** Deleting a template, with what would be lost. */
export const DeleteTemplateDialog = lazyPart(
  async () => (await import('./DeleteTemplateDialog.tsx')).DeleteTemplateDialog,
);
