// The page of the template for staff share plans, as it is and as earlier versions of the template had it.
import { localText } from '@brokerdesk/fixtures';
import { choices, group, page, question } from './templateBuilders.ts';
import type { Component, Page } from './Profile.ts';

const company = question('Textbox', 'planCompany', ['Company', '公司', '公司']);
const staffNumber = question('Textbox', 'planNumber', ['Staff number', '员工编号', '職員編號']);
const [cash] = choices([['CASH', 'Cash account', '现金账户', '現金帳戶']]);

/** The first version asked for the company only, the second for the staff number too. */
export const staffPlanPage = {
  first: makePlanPage([company]),
  second: makePlanPage([company, staffNumber]),
  current: makePlanPage([
    company,
    staffNumber,
    question('Textbox', 'planAdministrator', ['Administrator of the plan', '计划管理人', '計劃管理人'], {
      readOnly: true,
      defaultValue: 'Tai Ping Share Plan Services Ltd',
      help: localText(
        'Agreed with your company and not to be changed.',
        '由贵公司与本公司议定，不可更改。',
        '由貴公司與本公司議定，不可更改。',
      ),
    }),
    question('Selectbox', 'planCurrency', ['Currency of the plan', '计划货币', '計劃貨幣'], {
      readOnly: true,
      options: choices([
        ['HKD', 'Hong Kong dollar', '港元', '港元'],
        ['USD', 'US dollar', '美元', '美元'],
      ]).map((option) => ({ ...option, isDefault: option.value === 'HKD' })),
    }),
    question('Numberbox', 'planShare', ['Share of the salary, in per cent', '供款占薪金百分比', '供款佔薪金百分比'], {
      defaultValue: '5',
      minimum: 1,
      maximum: 15,
    }),
  ]),
};

function makePlanPage(components: readonly Component[]): Page {
  return page(
    'plan',
    ['Staff plan', '员工计划', '僱員計劃'],
    [
      group('plan', ['Your plan', '计划资料', '計劃資料'], components),
      group(
        'accounts',
        ['Accounts', '账户', '帳戶'],
        [
          question('Checkbox', 'accountTypes', ['Account types', '账户类型', '帳戶類別'], {
            core: true,
            options: cash ? [{ ...cash, isDefault: true }] : [],
          }),
        ],
      ),
    ],
  );
}
