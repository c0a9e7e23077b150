// Rules that an answer must satisfy for its question. Templates are validated by them as well: a default must be a
// valid answer.
import { mobileNumber, type TemplateComponent } from '@brokerdesk/api';
import { isDeepStrictEqual } from 'node:util';
import { defaultAnswerOf, hkidCheckDigit, mainlandCheckDigit } from '@brokerdesk/fixtures';
import { z } from 'zod';

export type AnswerValue = string | readonly string[] | null;
export type AnswerRule =
  | 'not-answerable'
  | 'required'
  | 'read-only'
  | 'text'
  | 'one-line'
  | 'too-long'
  | 'email'
  | 'phone'
  | 'number'
  | 'range'
  | 'option'
  | 'date'
  | 'under-age'
  | 'identity-number'
  | 'latin-name'
  | 'chinese-name';

const unanswerableTypes: ReadonlySet<string> = new Set([
  'Label',
  'Linebreak',
  'ScoreResult',
  'FileUpload',
  'Signature',
]);

/** Whether staff can edit the answer: files, signatures and results are created in other ways. */
export function isWritable({ type }: Pick<TemplateComponent, 'type'>): boolean {
  return !unanswerableTypes.has(type);
}

/** Returns the first rule of the question that an answer breaks; undefined if it is valid. */
export function findBrokenRule(component: TemplateComponent, value: AnswerValue): AnswerRule | undefined {
  if (!isWritable(component)) return 'not-answerable';
  if (component.readOnly && !isDeepStrictEqual(value, defaultAnswerOf(component))) return 'read-only';
  if (value === null || value.length === 0) return component.required ? 'required' : undefined;
  if (component.type === 'Checkbox') {
    const isList = typeof value !== 'string' && new Set(value).size === value.length;
    return isList && value.every((chosen) => hasOption(component, chosen)) ? undefined : 'option';
  }
  return typeof value === 'string' ? findBrokenTextRule(component, value) : 'text';
}

// Names must not contain control characters or characters that change the text direction.
const forbiddenCharacters = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

function findBrokenTextRule(component: TemplateComponent, value: string): AnswerRule | undefined {
  if (forbiddenCharacters.test(value)) return 'text';
  if ([...value].length > (component.maxLength ?? (component.type === 'Multilinebox' ? 2000 : 200))) return 'too-long';
  switch (component.type) {
    case 'Textbox':
      return /[\n\t]/.test(value) ? 'one-line' : undefined;
    case 'Emailbox':
      return z.email().max(254).safeParse(value).success ? undefined : 'email';
    case 'Phonebox':
      return mobileNumber.safeParse(value).success ? undefined : 'phone';
    case 'Numberbox':
      return findBrokenNumberRule(component, value);
    case 'Selectbox':
    case 'Radiobox':
      return hasOption(component, value) ? undefined : 'option';
    case 'Date':
      return z.iso.date().safeParse(value).success ? undefined : 'date';
    default:
      return undefined;
  }
}

function findBrokenNumberRule({ minimum, maximum }: TemplateComponent, value: string): AnswerRule | undefined {
  if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(value)) return 'number';
  const number = Number(value);
  return (minimum !== undefined && number < minimum) || (maximum !== undefined && number > maximum)
    ? 'range'
    : undefined;
}

function hasOption({ options = [] }: TemplateComponent, chosen: string): boolean {
  return options.some(({ value }) => value === chosen);
}

/** The rules of questions that the product knows by name; `answers` are all answers after the change. */
export function findBrokenPersonRule(
  questionID: string,
  answers: Readonly<Record<string, AnswerValue>>,
  now: number,
): AnswerRule | undefined {
  const value = answers[questionID];
  if (typeof value !== 'string' || value === '') return undefined;
  switch (questionID) {
    case 'idCardNumber':
      return isIdentityNumber(answers.idType, value) ? undefined : 'identity-number';
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
