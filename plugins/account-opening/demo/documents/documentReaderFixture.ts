// Reads drawn documents as a reviewer does: it knows the documents and not the code that draws them.
import type { Attachment, Answers } from '@brokerdesk/api';
import { profiles } from '../profiles/profiles.ts';

type Texts = Readonly<Record<string, string>>;

/** Holds one document against the answers, and returns each `DifferenceKind` that it finds, or `other: …`. */
export function findDifferences(
  { kind, uploadTime }: Pick<Attachment, 'kind' | 'uploadTime'>,
  texts: Texts,
  answers: Answers,
): readonly string[] {
  const answer = (questionID: string) => String(answers[questionID] ?? '');
  const latinName = `${answer('lastName')} ${answer('firstName')}`;
  const chineseName = answer('chiName');
  const day = new Date(Date.parse(uploadTime) + 8 * 3_600_000);
  switch (kind) {
    case 'identityFront': {
      const idType = answer('idType');
      const { number, latin, chinese = '', born, sex, expires, address } = readIdentity(idType, texts);
      if (number === undefined) return ['cutEdge'];
      const isNamed = (idType === 'MAINLAND_ID' || latin === latinName) && chinese === chineseName;
      return [
        ...unless(number === answer('idCardNumber'), 'digit'),
        ...unless(isNamed, 'name'),
        ...unless(born === answer('birthDate'), 'other: birth date'),
        ...unless(sex === answer('sex'), 'other: sex'),
        ...unless(idType !== 'MAINLAND_ID' || address === withoutSpaces(answer('address')), 'other: address'),
        ...unless(idType !== 'PASSPORT' || (expires !== undefined && expires > day), 'expired'),
      ];
    }
    case 'identityBack': {
      const expires = texts['validity']?.split('-')[1]?.replaceAll('.', '-');
      return unless(answer('idType') === 'HKID' || new Date(expires ?? '') > day, 'expired');
    }
    case 'addressProof': {
      const proofDate = new Date((texts['proofDate'] ?? '').replaceAll(/[年月]/g, '-').replace('日', ''));
      const isMainland = answer('idType') === 'MAINLAND_ID';
      return [
        ...unless(withoutSpaces(texts['address'] ?? '') === withoutSpaces(answer('address')), 'other: address'),
        ...unless((texts['chiName'] ?? '') === chineseName, 'other: Chinese name'),
        ...unless(isMainland || texts['englishName'] === latinName, 'other: name'),
        ...unless(proofDate <= day && day.valueOf() - proofDate.valueOf() < 90 * 86_400_000, 'oldProof'),
      ];
    }
    case 'bankProof': {
      const isHolder = texts['englishName'] === latinName && (texts['chiName'] ?? '') === chineseName;
      const amount = (texts['depositAmount'] ?? '').replaceAll(/^HKD |,|\.00$/g, '');
      return [
        ...unless(isHolder, 'otherHolder'),
        ...unless(texts['bankAccount'] === answer('bankAccount'), 'other: account'),
        ...unless(amount === answer('depositAmount'), 'other: amount'),
        ...unless(texts['bankName'] === labelOfBank(answer('bankName')), 'other: bank'),
      ];
    }
    case 'signature':
      return [
        ...unless(texts['englishName'] === latinName, 'other: name'),
        ...unless(texts['signatureDate'] === answer('signatureDate'), 'other: date'),
      ];
    case 'selfie':
      return [];
  }
}

function unless(isRight: boolean, found: string): readonly string[] {
  return isRight ? [] : [found];
}

interface Identity {
  readonly number: string | undefined;
  readonly latin?: string | undefined;
  readonly chinese: string | undefined;
  readonly born: string | undefined;
  readonly sex: string | undefined;
  readonly expires?: Date | undefined;
  readonly address?: string | undefined;
}

function readIdentity(idType: string, texts: Texts): Identity {
  const { idCardNumber: number, chiName: chinese, birthDate = '', sex } = texts;
  switch (idType) {
    case 'HKID':
      return {
        number,
        chinese,
        latin: texts['englishName']?.replace(', ', ' '),
        born: birthDate.split('-').toReversed().join('-'),
        sex: sex?.slice(-1),
      };
    case 'MAINLAND_ID':
      return {
        number,
        chinese,
        born: isoDay(...(birthDate.split(/ [年月日] ?/) as [string, string, string])),
        sex: sex === '女' ? 'F' : 'M',
        address: withoutSpaces(texts['address'] ?? ''),
      };
    default:
      return readPassport(texts);
  }
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

function readPassport(texts: Texts): Identity {
  const dayFrom = (printed = '') => {
    const [day = '', month = '', year = ''] = printed.split(' ');
    return isoDay(year, String(months.indexOf(month) + 1), day);
  };
  const { idCardNumber, lastName = '', firstName = '', chiName, birthDate, expiryDate, sex } = texts;
  const [names, numbers] = [texts['mrz1'] ?? '', texts['mrz2'] ?? ''];
  const mrzName = names.slice(5).replace(/<+$/, '').split('<<');
  const isConsistent =
    numbers.slice(0, 9) === idCardNumber &&
    numbers.slice(13, 19) === dayFrom(birthDate).replaceAll('-', '').slice(2) &&
    numbers.slice(20, 21) === sex &&
    mrzName.join(' ').replaceAll('<', ' ') === plainLetters(`${lastName} ${firstName}`);
  return {
    number: isConsistent ? idCardNumber : undefined,
    chinese: chiName,
    latin: `${lastName} ${firstName}`,
    born: dayFrom(birthDate),
    sex,
    expires: expiryDate === undefined ? undefined : new Date(dayFrom(expiryDate)),
  };
}

function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll('-', ' ')
    .replaceAll(/[^A-Z ]/g, '');
}

function isoDay(year: string, month: string, day: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

function withoutSpaces(content: string): string {
  return content.replaceAll(/\s/g, '');
}

function labelOfBank(value: string): string | undefined {
  const questions = profiles.flatMap(({ pages }) =>
    pages.flatMap(({ groups }) => groups.flatMap((one) => one.components)),
  );
  const label = questions
    .find(({ questionID }) => questionID === 'bankName')
    ?.options?.find((option) => option.value === value)?.label;
  return label && `${label.EN} · ${label.TC}`;
}
