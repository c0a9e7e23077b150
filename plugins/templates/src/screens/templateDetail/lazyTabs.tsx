// The tabs behind the first two are fetched when they are opened.
import { lazyPart, SkeletonLines } from '@brokerdesk/plugin-sdk';

const skeleton = { waiting: <SkeletonLines count={6} /> };

/** The versions of the template, and what changed between them. */
export const VersionsTab = lazyPart(async () => (await import('./versions/VersionsTab.tsx')).VersionsTab, skeleton);
/** The referrers of the template, with their links. */
export const TemplateReferrers = lazyPart(
  async () => (await import('../../referrers/TemplateReferrers.tsx')).TemplateReferrers,
  skeleton,
);
/** The opening-form templates. */
export const OpeningFormsTab = lazyPart(
  async () => (await import('./openingForms/OpeningFormsTab.tsx')).OpeningFormsTab,
  skeleton,
);
/** The question file, out and in. */
export const QuestionFileTab = lazyPart(
  async () => (await import('./questionFile/QuestionFileTab.tsx')).QuestionFileTab,
  skeleton,
);
/** The history of the template. */
export const TemplateHistory = lazyPart(
  async () => (await import('../../versions/TemplateHistory.tsx')).TemplateHistory,
  skeleton,
);
