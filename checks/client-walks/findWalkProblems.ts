// What must hold at the end of a walk, whatever happened on the way.
import type { Faq } from '@brokerdesk/api';
import type { Job } from '@brokerdesk/plugin-sdk';

/** A text that the user has written into one form. */
export interface WrittenText {
  /** Begins every version of the text. */
  readonly marker: string;
  /** The question that was changed; undefined for a new one. */
  readonly faqID: string | undefined;
  /** The version that the server has accepted; undefined if the user gave up. */
  accepted?: string | undefined;
}

/** What is compared with the server. */
export interface WalkResult {
  readonly stored: readonly Faq[];
  /** The questions at the start. */
  readonly faqs: readonly Faq[];
  readonly written: readonly WrittenText[];
  /** The most often that each question may have been changed. */
  readonly changes: ReadonlyMap<string, number>;
}

/** Returns what was stored twice or not at all. */
export function findWalkProblems({ stored, faqs, written, changes }: WalkResult): readonly string[] {
  const created = written.filter(({ faqID }) => faqID === undefined);
  return [
    ...created.flatMap(({ marker, accepted }) => {
      const texts = stored.map(({ question }) => question.EN).filter((text) => text.startsWith(marker));
      if (texts.length > 1) return [`stored twice: ${texts.join(', ')}`];
      return accepted === undefined || texts[0] === accepted ? [] : [`not stored: ${accepted}`];
    }),
    ...faqs.flatMap(({ faqID, version }) => {
      const times = (stored.find((faq) => faq.faqID === faqID)?.version ?? 0) - version;
      const allowed = changes.get(faqID) ?? 0;
      return times > allowed ? [`${faqID} was changed ${times} times instead of ${allowed}`] : [];
    }),
  ];
}

/** Returns the items of a job that publishes questions which it reports otherwise than the server has them. */
export function findUntrueItems(job: Job | undefined, stored: readonly Faq[]): readonly string[] {
  return (job?.items ?? []).flatMap(({ id, state }) => {
    const isPublished = stored.find(({ faqID }) => faqID === id)?.published;
    const isTrue = state === 'failed' ? !isPublished : state === 'unknown' || isPublished;
    return isTrue ? [] : [`${id} is ${state}, and published: ${isPublished}`];
  });
}
