// Answers that follow from the applicant's data, so that the answers of a page are consistent.
import type { AnswerValue } from '@brokerdesk/api';
import { pick } from '@brokerdesk/fixtures';
import type { ApplicationDraft } from './makeApplicationSummary.ts';
import { referrers } from './referrers.ts';

export interface PostalAddress {
  readonly address: string;
  readonly postalCode: string | null;
}

/** Returns undefined for a question that the applicant's data does not determine. */
export function knownAnswer(
  questionID: string,
  draft: ApplicationDraft,
  particulars: PostalAddress,
): AnswerValue | undefined {
  const make = makers[questionID];
  return make?.(draft, particulars);
}

const makers: Readonly<Record<string, (draft: ApplicationDraft, particulars: PostalAddress) => AnswerValue>> = {
  idType: ({ summary }) => summary.idType,
  idCardNumber: ({ summary }) => summary.idCardNumber,
  chiName: ({ summary }) => summary.chiName || null,
  lastName: ({ summary }) => summary.lastName,
  firstName: ({ summary }) => summary.firstName,
  birthDate: ({ person }) => person.birthDate,
  sex: ({ person }) => person.sex,
  nationality: ({ person }) => nationalityOf(person.residence),
  birthPlace: ({ person }) => person.residence,
  mobile: ({ summary }) => summary.mobile,
  email: ({ summary }) => summary.email,
  address: (_, { address }) => address,
  postalCode: (_, { postalCode }) => postalCode,
  correspondenceAddress: (_, { address }) => `c/o ${address}`,
  employer: ({ value }) => pick(employers, value('employer')),
  politicallyExposed: ({ value }) => (value('politicallyExposed') < 0.01 ? 'YES' : 'NO'),
  politicalOffice: () => 'Member of a district council until last year.',
  staffRelation: ({ value }) => (value('staffRelation') < 0.02 ? 'YES' : 'NO'),
  thirdPartyOperation: ({ value }) => (value('thirdPartyOperation') < 0.01 ? 'YES' : 'NO'),
  usPerson: ({ person, value }) => (person.residence === 'US' || value('usPerson') < 0.005 ? 'YES' : 'NO'),
  taxResidence: ({ person }) => person.residence,
  // In Hong Kong and on the mainland the identity number is the tax number, for CRS.
  taxNumber: ({ summary }) => summary.idCardNumber.replace(/[()]/g, ''),
  bankAccount: ({ value }) => `000-${digits(value('bankBranch'), 3)}-${digits(value('bankAccount'), 6)}`,
  depositAmount: ({ value }) => String(10_000 + Math.floor(value('deposit') ** 4 * 49) * 5_000),
  referrer: ({ summary }) =>
    referrers.find(({ referrerID }) => summary.referrerID?.endsWith(`-${referrerID}`))?.name.EN ?? null,
  signatureDate: ({ summary }) => dayInShanghai(summary.applyDate),
  planCompany: ({ value }) => pick(employers, value('employer')),
  planShare: ({ value }) => pick(['5', '5', '10', '15'], value('planShare')),
  planNumber: ({ value }) => `E${digits(value('planNumber'), 5)}`,
};

const employers = [
  'Kowloon Lantern Trading Ltd',
  'Pearl Estuary Logistics Ltd',
  'Nine Bridges Software Ltd',
  'Wing Tat Stationery Co.',
  'Lion Ridge Dental Clinic',
  'Eastern Crescent Hotel',
  '南岭云数科技有限公司',
  '海潮食品（深圳）有限公司',
  '匯峰工程顧問有限公司',
];

function nationalityOf(residence: ApplicationDraft['person']['residence']): string {
  return residence === 'HK' || residence === 'MO' ? 'CN' : residence;
}

function digits(value: number, length: number): string {
  return String(Math.floor(value * 10 ** length)).padStart(length, '0');
}

function dayInShanghai(time: string): string {
  return new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 10);
}
