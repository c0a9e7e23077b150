// The pages of the template for companies. With up to six directors, six owners and four signatories it is as large as
// templates get, to try the editor with.
import { localText } from '@brokerdesk/fixtures';
import { countryOptions } from './countryOptions.ts';
import { choices, group, page, question, type Text, yesNo } from './templateBuilders.ts';
import type { Component, Group, Page } from './Profile.ts';

const companyPage = page(
  'company',
  ['Company', '公司资料', '公司資料'],
  [
    group(
      'company',
      ['Particulars of the company', '公司基本资料', '公司基本資料'],
      [
        question('Textbox', 'companyName', ['Registered name', '注册名称', '註冊名稱'], { maxLength: 120 }),
        question('Textbox', 'companyNameZh', ['Chinese name', '中文名称', '中文名稱'], { required: false }),
        question('Textbox', 'businessRegistration', ['Business registration number', '商业登记号码', '商業登記號碼']),
        question('Date', 'incorporationDate', ['Date of incorporation', '成立日期', '成立日期']),
        question('Selectbox', 'incorporationPlace', ['Place of incorporation', '注册地', '註冊地'], {
          options: countryOptions.countries,
        }),
        question('Multilinebox', 'registeredOffice', ['Registered office', '注册办事处', '註冊辦事處']),
        question('Numberbox', 'staffCount', ['Number of staff', '员工人数', '僱員人數'], {
          minimum: 0,
          maximum: 500_000,
        }),
        question('Selectbox', 'baseCurrency', ['Currency of the account', '账户货币', '帳戶貨幣'], {
          readOnly: true,
          options: choices([['HKD', 'Hong Kong dollar', '港元', '港元']]).map((option) => ({
            ...option,
            isDefault: true,
          })),
        }),
      ],
    ),
    group(
      'companyDocuments',
      ['Documents of the company', '公司文件', '公司文件'],
      [
        question('FileUpload', 'certificateOfIncorporation', ['Certificate of incorporation', '注册证书', '註冊證書']),
        question('FileUpload', 'registrationCertificate', [
          'Business registration certificate',
          '商业登记证',
          '商業登記證',
        ]),
        question('FileUpload', 'articles', ['Articles of association', '组织章程细则', '組織章程細則']),
        question('FileUpload', 'ownershipChart', ['Ownership chart', '股权架构图', '股權架構圖']),
      ],
    ),
  ],
);

interface PeopleOptions {
  /** The page and, followed by a number, its groups and questions. */
  readonly name: string;
  readonly most: number;
  readonly title: Text;
  readonly howMany: Text;
  readonly person: Text;
  /** Asked of each person besides particulars. */
  readonly further: (prefix: string) => readonly Component[];
}

/** A page that asks for the number of people first and then for each of them. */
function makePeoplePage({ name, most, title, howMany, person, further }: PeopleOptions): Page {
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const countID = `${name}Count`;
  const count = question('Selectbox', countID, howMany, {
    options: numbers.map((number) => ({
      value: String(number),
      label: localText(String(number), String(number), String(number)),
      isDefault: number === 1,
    })),
  });
  const groups = numbers.map((number): Group => {
    const prefix = `${name}${number}`;
    const shownIf = { questionID: countID, values: numbers.slice(number - 1).map(String) };
    const components = [...askParticulars(prefix), ...further(prefix)].map((component) => ({ ...component, shownIf }));
    const [EN, SC, TC] = person;
    return group(prefix, [`${EN} ${number}`, `${SC} ${number}`, `${TC} ${number}`], components);
  });
  return page(name, title, [group(`${name}s`, title, [count]), ...groups]);
}

function askParticulars(prefix: string): readonly Component[] {
  return [
    question('Textbox', `${prefix}Name`, ['Name in English', '英文姓名', '英文姓名'], { maxLength: 120 }),
    question('Textbox', `${prefix}ChiName`, ['Name in Chinese', '中文姓名', '中文姓名'], { required: false }),
    question('Textbox', `${prefix}IdNumber`, ['Document number', '证件号码', '證件號碼'], { maxLength: 20 }),
    question('FileUpload', `${prefix}Document`, ['Identity document', '身份证明文件', '身分證明文件']),
    question('Date', `${prefix}BirthDate`, ['Date of birth', '出生日期', '出生日期']),
    question('Selectbox', `${prefix}Nationality`, ['Nationality', '国籍', '國籍'], {
      options: countryOptions.nationalities,
    }),
    question('Multilinebox', `${prefix}Address`, ['Residential address', '居住地址', '住宅地址']),
    question('Radiobox', `${prefix}Pep`, ['Politically exposed person', '政治公众人物', '政治人物'], {
      options: yesNo,
    }),
  ];
}

function askTax(prefix: string): readonly Component[] {
  return [
    question('Selectbox', `${prefix}TaxResidence`, ['Tax residence (CRS)', '税务居住地（CRS）', '稅務居住地（CRS）'], {
      options: countryOptions.countries,
    }),
    question('Textbox', `${prefix}TaxNumber`, ['Tax number', '税务编号', '稅務編號']),
  ];
}

/** The page of the company and those of its people. */
export const corporatePages: readonly Page[] = [
  companyPage,
  makePeoplePage({
    name: 'director',
    most: 6,
    title: ['Directors', '董事', '董事'],
    howMany: ['Number of directors', '董事人数', '董事人數'],
    person: ['Director', '董事', '董事'],
    further: (prefix) => [
      question('Date', `${prefix}Since`, ['Appointed on', '委任日期', '委任日期']),
      question('Emailbox', `${prefix}Email`, ['Email', '电子邮箱', '電郵地址']),
    ],
  }),
  makePeoplePage({
    name: 'owner',
    most: 6,
    title: ['Beneficial owners', '实益拥有人', '實益擁有人'],
    howMany: ['Number of owners of 25% or more', '持有 25% 或以上的拥有人人数', '持有 25% 或以上的擁有人人數'],
    person: ['Owner', '拥有人', '擁有人'],
    further: (prefix) => [
      question('Numberbox', `${prefix}Share`, ['Share in per cent', '持股百分比', '持股百分比'], {
        defaultValue: '25',
        minimum: 25,
        maximum: 100,
      }),
      ...askTax(prefix),
    ],
  }),
  makePeoplePage({
    name: 'signatory',
    most: 4,
    title: ['Authorised signatories', '授权签署人', '獲授權簽署人'],
    howMany: ['Number of further signatories', '其他签署人人数', '其他簽署人人數'],
    person: ['Signatory', '签署人', '簽署人'],
    further: (prefix) => [
      question('Phonebox', `${prefix}Mobile`, ['Mobile number', '手机号码', '手提電話號碼']),
      question('Emailbox', `${prefix}Email`, ['Email', '电子邮箱', '電郵地址']),
      question('Signature', `${prefix}Signature`, ['Specimen signature', '签名样本', '簽名式樣']),
    ],
  }),
];
