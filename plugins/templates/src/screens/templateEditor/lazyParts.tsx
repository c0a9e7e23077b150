// What the editor shows only on request is fetched once the editor is there, so that it opens sooner. Later it is at hand at
// once, also without a connection.
import { lazyPart, SkeletonLines } from '@brokerdesk/plugin-sdk';

const skeleton = { waiting: <SkeletonLines count={6} /> };

/** The fields of what is selected: fetched together with the template, because every user needs it. */
export const Inspector = lazyPart(async () => (await import('./inspector/Inspector.tsx')).Inspector, skeleton);
/** Deleting what other questions depend on. */
export const DeleteDialog = lazyPart(async () => (await import('./commands/DeleteDialog.tsx')).DeleteDialog);
/** Moving to a place by name. */
export const MoveToDialog = lazyPart(async () => (await import('./outline/MoveToDialog.tsx')).MoveToDialog);
/** What can be inserted. */
export const Palette = lazyPart(async () => (await import('./palette/Palette.tsx')).Palette, skeleton);
/** The list of problems. */
export const ProblemList = lazyPart(async () => (await import('./problems/ProblemList.tsx')).ProblemList);
/** What is published, and for whom. */
export const PublishReview = lazyPart(async () => (await import('./publish/PublishReview.tsx')).PublishReview);
/** Another user's version, and the clashes with it. */
export const ConflictPanel = lazyPart(async () => (await import('./publish/ConflictPanel.tsx')).ConflictPanel);
/** Asking about an earlier version before it is restored. */
export const RestoreReview = lazyPart(async () => (await import('./restore/RestoreReview.tsx')).RestoreReview);
/** The history of the template. */
export const TemplateHistoryDialog = lazyPart(
  async () => (await import('../../versions/TemplateHistory.tsx')).TemplateHistoryDialog,
);
/** Points and classes. */
export const ScoresPanel = lazyPart(async () => (await import('./scores/ScoresPanel.tsx')).ScoresPanel, skeleton);
/** Every text in three languages. */
export const TranslationGrid = lazyPart(
  async () => (await import('./translations/TranslationGrid.tsx')).TranslationGrid,
  skeleton,
);
/** The form as a client fills it in. */
export const TryAsClient = lazyPart(async () => (await import('../../preview/TryAsClient.tsx')).TryAsClient, skeleton);

const preloaded = [
  Inspector,
  DeleteDialog,
  MoveToDialog,
  Palette,
  ProblemList,
  PublishReview,
  ConflictPanel,
  RestoreReview,
  TemplateHistoryDialog,
  ScoresPanel,
];

/** Fetches the parts that most users need; the translations and the trial are larger, and wait until they are opened. */
export async function preloadParts(): Promise<void> {
  await Promise.all(preloaded.map(({ preload }) => preload()));
}
