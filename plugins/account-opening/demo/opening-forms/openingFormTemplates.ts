import type { LocalText } from '@brokerdesk/api';
import { localText } from '@brokerdesk/fixtures';

/** A template of opening forms that brokers have initially: the pages before the answers. */
export interface SeededTemplate {
  readonly name: string;
  readonly fileName: string;
  /** Its profile, without the broker's code. */
  readonly profileName: string;
  readonly title: LocalText;
  readonly pages: readonly {
    readonly title: LocalText;
    readonly clauses: readonly { readonly heading: LocalText; readonly text: LocalText }[];
    /** The fields of its form; one whose name is a `questionID` is filled with the answer. */
    readonly fields?: readonly { readonly name: string; readonly label: LocalText }[];
  }[];
}

/** Two of them are filled by hand in the office, so that no question has their name. */
const clientFields = [
  { name: 'lastName', label: localText('Surname', '姓', '姓氏') },
  { name: 'firstName', label: localText('Given names', '名', '名字') },
  { name: 'chiName', label: localText('Name in Chinese', '中文姓名', '中文姓名') },
  { name: 'idCardNumber', label: localText('Identity document number', '证件号码', '證件號碼') },
  { name: 'email', label: localText('Email', '电邮', '電郵') },
  { name: 'employer', label: localText('Employer', '雇主', '僱主') },
  { name: 'accountExecutive', label: localText('Account executive', '客户主任', '客戶主任') },
  { name: 'branchCode', label: localText('Branch', '分行', '分行') },
];

const declarations = {
  heading: localText('Declaration by the client', '客户声明', '客戶聲明'),
  text: localText(
    'I declare that the information on the following pages is true, complete and up to date. I will tell the company in writing within thirty days when any of it changes. I authorise the company to verify it with any source that it considers appropriate.',
    '本人声明后附各页所载资料真实、完整及最新。资料如有变更，本人将于三十日内以书面通知公司。本人授权公司向其认为适当的任何来源核实有关资料。',
    '本人聲明後附各頁所載資料真實、完整及最新。資料如有變更，本人將於三十日內以書面通知公司。本人授權公司向其認為適當的任何來源核實有關資料。',
  ),
};

const agreement = {
  heading: localText('Client agreement', '客户协议', '客戶協議'),
  text: localText(
    'I have read the client agreement, the risk disclosure statement and the personal data statement in a language of my choice, I was invited to ask questions and to take independent advice, and I accept them.',
    '本人已按所选语言阅读客户协议、风险披露声明及个人资料声明，并已获邀提出问题及征询独立意见；本人接受其内容。',
    '本人已按所選語言閱讀客戶協議、風險披露聲明及個人資料聲明，並已獲邀提出問題及徵詢獨立意見；本人接受其內容。',
  ),
};

const instructions = {
  heading: localText('Instructions and first deposit', '指示及首次存款', '指示及首次存款'),
  text: localText(
    'The account is opened after a first deposit of at least HKD 10,000 from a bank account in the client’s own name. Orders are accepted by telephone and by the company’s trading applications only.',
    '账户于客户以本人名下银行账户存入不少于港币 10,000 元的首笔存款后开立。公司只接受以电话及公司交易软件发出的买卖指示。',
    '帳戶於客戶以本人名下銀行戶口存入不少於港幣 10,000 元的首筆存款後開立。公司只接受以電話及公司交易軟件發出的買賣指示。',
  ),
};

const risks = {
  heading: localText('Risk disclosure', '风险披露', '風險披露'),
  text: localText(
    'The prices of securities can move sharply. A security may become worthless, and buying and selling securities may bring losses as well as profits. With margin financing you may lose more than your deposit.',
    '证券价格可能大幅波动。任何证券可能变得毫无价值，买卖证券不一定赚取利润，反而可能招致损失。以保证金融资交易，损失可能超过所存款项。',
    '證券價格可能大幅波動。任何證券可能變得毫無價值，買賣證券不一定賺取利潤，反而可能招致損失。以保證金融資交易，損失可能超過所存款項。',
  ),
};

const staffPlan = {
  heading: localText('Staff share plan', '员工持股计划', '僱員股份計劃'),
  text: localText(
    'I take part in the share plan of my employer. My employer may be told that this account is open, but learns nothing of balances and transactions.',
    '本人参与雇主的员工持股计划。公司可通知雇主账户已经开立，但不会披露结余及交易。',
    '本人參與僱主的僱員股份計劃。公司可通知僱主帳戶已經開立，但不會披露結餘及交易。',
  ),
};

export const openingFormTemplates: readonly SeededTemplate[] = [
  {
    name: 'individual',
    fileName: 'individual-account_2026.pdf',
    profileName: 'P-STANDARD',
    title: localText('Individual securities account', '个人证券账户', '個人證券帳戶'),
    pages: [
      {
        title: localText('Individual securities account', '个人证券账户', '個人證券帳戶'),
        clauses: [declarations, agreement, instructions],
        fields: clientFields,
      },
      { title: localText('Risk disclosure statement', '风险披露声明', '風險披露聲明'), clauses: [risks] },
    ],
  },
  {
    name: 'staff-plan',
    fileName: 'staff-plan-account_2026.pdf',
    profileName: 'P-STAFF-PLAN',
    title: localText('Staff plan account', '员工计划账户', '僱員計劃帳戶'),
    pages: [
      {
        title: localText('Staff plan account', '员工计划账户', '僱員計劃帳戶'),
        clauses: [declarations, agreement, staffPlan, risks],
      },
    ],
  },
];
