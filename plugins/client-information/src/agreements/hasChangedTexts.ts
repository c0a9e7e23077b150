import { type AgreementTexts, agreementParts } from './agreementParts.ts';

const languages = ['EN', 'SC', 'TC'] as const;

/** Whether any text differs, as the server compares them: without the white space around them. */
export function hasChangedTexts(before: AgreementTexts, after: AgreementTexts): boolean {
  return agreementParts.some((part) =>
    languages.some((language) => before[part][language].trim() !== after[part][language].trim()),
  );
}
