import { textIn } from '@brokerdesk/plugin-sdk';
import type { ApplicationSummary, Language } from '@brokerdesk/plugin-sdk/api';
import type { Reason } from '../../../endpoints.ts';
import { languageOfApplicant } from '../../../model/applicantName.ts';

type Client = Pick<ApplicationSummary, 'chiName' | 'region'>;

/** The language that most of the clients read; in a tie, the first one. */
export function mostCommonLanguage(clients: readonly Client[]): Language {
  const byLanguage = Map.groupBy(clients, languageOfApplicant);
  const [first] = [...byLanguage].toSorted(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? 'en';
}

/**
 * Returns the reason as a client reads it: an unchanged reason of the catalogue in the client's language, free text as
 * written.
 */
export function reasonFor(
  client: Client,
  { reason, reasons, language }: { reason: string; reasons: readonly Reason[]; language: Language },
): string {
  const known = reasons.find(({ text }) => textIn(text, language) === reason);
  return known ? textIn(known.text, languageOfApplicant(client)) : reason;
}
