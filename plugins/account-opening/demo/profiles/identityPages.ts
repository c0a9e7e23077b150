import { localText } from '@brokerdesk/fixtures';
import { question, choices, group, page } from './templateBuilders.ts';
import { countryOptions } from './countryOptions.ts';

const agree = choices([['AGREE', 'I have read and agree', '本人已阅读并同意', '本人已閱讀並同意']]);

export const agreementsPage = page(
  'agreements',
  ['Before you start', '开始之前', '開始之前'],
  [
    group(
      'agreements',
      ['Agreements and statements', '协议与声明', '協議及聲明'],
      [
        question(
          'Label',
          'agreementsNote',
          [
            'Please read each document to its end before you tick it.',
            '请在勾选前完整阅读每份文件。',
            '請於剔選前細閱每份文件。',
          ],
          { required: false },
        ),
        question('Checkbox', 'clientAgreement', ['Client agreement', '客户协议', '客戶協議'], {
          options: agree,
          textVersion: '2026-03',
        }),
        question(
          'Checkbox',
          'personalDataStatement',
          ['Personal data statement', '个人资料收集声明', '收集個人資料聲明'],
          {
            options: agree,
            textVersion: '2025-11',
          },
        ),
        question('Checkbox', 'riskDisclosure', ['Risk disclosure statement', '风险披露声明', '風險披露聲明'], {
          options: agree,
          textVersion: '2026-01',
        }),
      ],
    ),
  ],
);

export const identityPage = page(
  'identity',
  ['Identity', '身份资料', '身分資料'],
  [
    group(
      'document',
      ['Identity document', '身份证明文件', '身分證明文件'],
      [
        question('Radiobox', 'idType', ['Document type', '证件类型', '證件類別'], {
          core: true,
          options: choices([
            ['HKID', 'Hong Kong identity card', '香港身份证', '香港身份證'],
            ['MAINLAND_ID', 'Mainland identity card', '内地居民身份证', '內地居民身份證'],
            ['PASSPORT', 'Passport', '护照', '護照'],
          ]),
        }),
        question('Textbox', 'idCardNumber', ['Document number', '证件号码', '證件號碼'], {
          core: true,
          maxLength: 20,
          help: localText(
            'As on the document, with the check digit in brackets: I123456(7).',
            '按证件填写，校验码放在括号内：I123456(7)。',
            '按證件填寫，核對數字放在括號內：I123456(7)。',
          ),
        }),
        question('FileUpload', 'identityFront', ['Front of the document', '证件正面', '證件正面']),
        question('FileUpload', 'identityBack', ['Back of the document', '证件背面', '證件背面'], {
          shownIf: { questionID: 'idType', values: ['HKID', 'MAINLAND_ID'] },
        }),
        question('FileUpload', 'selfie', ['Selfie', '自拍照', '自拍照']),
      ],
    ),
    group(
      'person',
      ['Personal details', '个人资料', '個人資料'],
      [
        question('Textbox', 'chiName', ['Name in Chinese', '中文姓名', '中文姓名'], { core: true, required: false }),
        question('Textbox', 'lastName', ['Surname in English', '英文姓氏', '英文姓氏'], { core: true }),
        question('Textbox', 'firstName', ['Given names in English', '英文名字', '英文名字'], { core: true }),
        question('Date', 'birthDate', ['Date of birth', '出生日期', '出生日期']),
        question('Radiobox', 'sex', ['Sex', '性别', '性別'], {
          options: choices([
            ['M', 'Male', '男', '男'],
            ['F', 'Female', '女', '女'],
          ]),
        }),
        question('Selectbox', 'nationality', ['Nationality', '国籍', '國籍'], {
          options: countryOptions.nationalities,
        }),
        question('Selectbox', 'birthPlace', ['Place of birth', '出生地', '出生地點'], {
          options: countryOptions.countries,
        }),
      ],
    ),
  ],
);

export const contactPage = page(
  'contact',
  ['Contact', '联系资料', '聯絡資料'],
  [
    group(
      'reach',
      ['How we reach you', '联系方式', '聯絡方法'],
      [
        question('Phonebox', 'mobile', ['Mobile number', '手机号码', '手提電話號碼'], { core: true }),
        question('Emailbox', 'email', ['Email', '电子邮箱', '電郵地址'], { core: true }),
      ],
    ),
    group(
      'address',
      ['Addresses', '地址', '地址'],
      [
        question('Multilinebox', 'address', ['Residential address', '居住地址', '住宅地址'], { core: true }),
        question('Textbox', 'postalCode', ['Postal code', '邮政编码', '郵政編碼'], { required: false }),
        question('Radiobox', 'sameCorrespondence', ['Where letters go', '通讯地址', '通訊地址'], {
          options: choices([
            ['SAME', 'To the residential address', '与居住地址相同', '與住宅地址相同'],
            ['OTHER', 'To another address', '其他地址', '其他地址'],
          ]),
        }),
        question('Multilinebox', 'correspondenceAddress', ['Correspondence address', '通讯地址', '通訊地址'], {
          shownIf: { questionID: 'sameCorrespondence', values: ['OTHER'] },
        }),
        question('FileUpload', 'addressProof', [
          'Address proof of the last three months',
          '最近三个月内的住址证明',
          '最近三個月內的住址證明',
        ]),
        question(
          'Radiobox',
          'chinaAddressProof',
          ['Kind of mainland address proof', '内地住址证明类型', '內地住址證明類別'],
          {
            shownIf: { questionID: 'idType', values: ['MAINLAND_ID'] },
            options: choices([
              ['UTILITY', 'Utility bill', '水电煤账单', '水電煤單'],
              ['BANK', 'Bank statement', '银行账单', '銀行月結單'],
              ['RESIDENCE', 'Household register or residence permit', '户口簿或居住证', '戶口簿或居住證'],
            ]),
          },
        ),
      ],
    ),
  ],
);
