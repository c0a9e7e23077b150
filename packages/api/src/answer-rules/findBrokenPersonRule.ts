import type { AnswerRule } from './findBrokenRule.ts';
import type { Answers, AnswerValue } from './answers.ts';
import { hkidCheckDigit, mainlandCheckDigit, normalizeIdentityNumber } from './identityNumbers.ts';

/**
 * Returns the broken rule of a question that the product knows by name, such as a wrong check digit; undefined if there
 * is none.
 *
 * @param answers all answers, because a rule can depend on another one
 * @param now milliseconds since 1970, for the applicant's age
 */
export function findBrokenPersonRule(questionID: string, answers: Answers, now: number): AnswerRule | undefined {
  const value = answers[questionID];
  if (typeof value !== 'string' || value === '') return undefined;
  switch (questionID) {
    case 'idCardNumber':
      return isIdentityNumber(answers['idType'], normalizeIdentityNumber(answers['idType'], value))
        ? undefined
        : 'identity-number';
    case 'birthDate':
      return isOfAge(value, now) ? undefined : 'under-age';
    case 'lastName':
    case 'firstName':
      return /^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M} .,'’-]*$/u.test(value) ? undefined : 'latin-name';
    case 'chiName':
      return /^[\p{Script=Han}·•‧]{1,30}$/u.test(value) ? undefined : 'chinese-name';
    default:
      return undefined;
  }
}

/**
 * Returns the answer to a question as it is stored: document numbers in one spelling, everything else as it was entered.
 *
 * @param answers all answers, because the spelling depends on the type of the document
 */
export function storedAnswerOf(questionID: string, answers: Answers): AnswerValue {
  const value = answers[questionID] ?? null;
  const isNumber = questionID === 'idCardNumber' && typeof value === 'string';
  return isNumber ? normalizeIdentityNumber(answers['idType'], value) : value;
}

function isIdentityNumber(idType: AnswerValue | undefined, value: string): boolean {
  switch (idType) {
    case 'HKID': {
      const match = /^([A-Z]{1,2}\d{6})\(([0-9A])\)$/.exec(value);
      return match !== null && hkidCheckDigit(match[1] ?? '') === match[2];
    }
    case 'MAINLAND_ID':
      return /^\d{17}[\dX]$/.test(value) && mainlandCheckDigit(value.slice(0, 17)) === value[17];
    default:
      return /^[A-Z0-9]{5,20}$/.test(value);
  }
}

/** At least eighteen today in Asia/Shanghai, and not older than the oldest known person. */
function isOfAge(birthDate: string, now: number): boolean {
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const age = today.slice(5) >= birthDate.slice(5) ? years : years - 1;
  return age >= 18 && age <= 120;
}
