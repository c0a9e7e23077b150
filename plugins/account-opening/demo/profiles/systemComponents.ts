// The preset components that an editor of templates offers: questions whose answers the rest of the product interprets.
import type { LocalText } from '@brokerdesk/api';
import { localText } from '@brokerdesk/fixtures';
import { accountPage, bankPage, declarationsPage, signaturePage } from './declarationPages.ts';
import { agreementsPage, contactPage, identityPage } from './identityPages.ts';
import { experiencePage, meansPage } from './meansPages.ts';
import type { Component, Page, ScoreBand } from './Profile.ts';
import { riskPage, scoreBands } from './riskPage.ts';

export interface ComponentPreset {
  readonly code: string;
  readonly name: LocalText;
  readonly components: readonly Component[];
  readonly classification: readonly ScoreBand[];
}

export const systemComponents: readonly ComponentPreset[] = [
  preset('identityDocument', ['Identity document', '身份证明文件', '身分證明文件'], groupOf(identityPage, 'document')),
  preset('name', ['Name', '姓名', '姓名'], pickFrom(identityPage, ['chiName', 'lastName', 'firstName'])),
  preset(
    'person',
    ['Birth, sex and nationality', '出生、性别与国籍', '出生、性別及國籍'],
    pickFrom(identityPage, ['birthDate', 'sex', 'nationality', 'birthPlace']),
  ),
  preset('reach', ['Mobile and email', '手机与电邮', '手提電話及電郵'], groupOf(contactPage, 'reach')),
  preset('address', ['Address', '地址', '地址'], groupOf(contactPage, 'address')),
  preset('accountTypes', ['Account types', '账户类型', '帳戶類別'], pickFrom(accountPage, ['accountTypes'])),
  preset('agreements', ['Agreements', '协议', '協議'], groupOf(agreementsPage, 'agreements')),
  preset('work', ['Work', '职业', '職業'], groupOf(meansPage, 'work')),
  preset('means', ['Means', '财务状况', '財務狀況'], groupOf(meansPage, 'money')),
  preset('experience', ['Years of experience', '投资年期', '投資年期'], groupOf(experiencePage, 'years')),
  preset('riskQuestionnaire', ['Risk questionnaire', '风险问卷', '風險問卷'], allOf(riskPage), scoreBands),
  preset('relations', ['Offices and relations', '职务与关系', '職務及關係'], groupOf(declarationsPage, 'relations')),
  preset('tax', ['Tax', '税务', '稅務'], groupOf(declarationsPage, 'tax')),
  preset('deposit', ['First deposit', '首次入金', '首次存款'], groupOf(bankPage, 'deposit')),
  preset('signature', ['Signature and date', '签名及日期', '簽名及日期'], groupOf(signaturePage, 'signature')),
];

/** The questions that every template must contain, because the import to the back office needs their answers. */
export const coreComponents: readonly Component[] = systemComponents.flatMap(({ components }) =>
  components.filter(({ core }) => core),
);

function preset(
  code: string,
  name: readonly [string, string, string],
  components: readonly Component[],
  classification: readonly ScoreBand[] = [],
): ComponentPreset {
  return { code, name: localText(...name), components, classification };
}

function allOf({ groups }: Page): readonly Component[] {
  return groups.flatMap(({ components }) => components);
}

function groupOf({ groups }: Page, groupID: string): readonly Component[] {
  return groups.filter((group) => group.groupID === groupID).flatMap(({ components }) => components);
}

function pickFrom(page: Page, questionIDs: readonly string[]): readonly Component[] {
  return allOf(page).filter(({ questionID }) => questionIDs.includes(questionID));
}
