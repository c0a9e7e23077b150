import type { ApplicationSummary, Language } from '@brokerdesk/plugin-sdk/api';

type Names = Pick<ApplicationSummary, 'chiName' | 'lastName' | 'firstName' | 'region'>;

/** An applicant's name in Latin letters, the family name first, as on a Hong Kong identity card. */
export function latinName({ lastName, firstName }: Names): string {
  return `${lastName} ${firstName}`.trim();
}

/** An applicant's name in both scripts, the Chinese one first if it exists. */
export function applicantName(names: Names): string {
  return [names.chiName, latinName(names)].filter((part) => part !== '').join(' ');
}

/** The script in which an applicant's Chinese name is written, for the right glyphs. */
export function scriptOfName({ region }: Pick<Names, 'region'>): 'zh-Hans' | 'zh-Hant' {
  return region === 'CN' ? 'zh-Hans' : 'zh-Hant';
}

/**
 * Returns the language of letters to a client. Applications do not name it, so it follows from the name: clients without
 * a Chinese name read English, others the script of the region where they live.
 */
export function languageOfApplicant({ chiName, region }: Pick<ApplicationSummary, 'chiName' | 'region'>): Language {
  if (chiName === '') return 'en';
  return region === 'CN' ? 'zh-Hans' : 'zh-Hant';
}
