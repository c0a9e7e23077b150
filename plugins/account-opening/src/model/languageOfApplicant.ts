import type { ApplicationSummary, Language } from '@brokerdesk/plugin-sdk';

/**
 * The language in which a client is written to. Applications do not tell, so it follows from what he wrote himself: people
 * without a Chinese name read English, others the script of where they live.
 */
export function languageOfApplicant({ chiName, region }: Pick<ApplicationSummary, 'chiName' | 'region'>): Language {
  if (chiName === '') return 'en';
  return region === 'CN' ? 'zh-Hans' : 'zh-Hant';
}
