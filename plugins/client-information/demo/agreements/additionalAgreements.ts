import { localText } from '@brokerdesk/fixtures';
import { type AgreementText, standardButtonTexts } from './AgreementText.ts';

/** Agreements of clients who use an additional service. */
export const additionalAgreements: readonly AgreementText[] = [
  {
    ...standardButtonTexts,
    category: 'additional',
    type: 'margin',
    writtenDaysAgo: [640, 24],
    title: localText('Margin Account Agreement', '保证金账户协议', '孖展帳戶協議'),
    content: localText(
      '{broker} lends you part of the price of securities against those in your account. You keep the cover that we ask for at all times; if you do not answer a margin call in time, we may sell securities of yours without further notice. Interest is charged daily at the published rate.\nThe loss from financing a transaction by deposit of collateral can be greater than your collateral.',
      '{broker}以您账户内的证券作抵押，向您提供部分购买证券的资金。您须时刻维持我们要求的保证金水平；如未能及时补足，我们可在不另行通知的情况下出售您的证券。利息按公布的利率逐日计算。\n以存放抵押品而为交易取得融资，您所蒙受的亏损可能大于抵押品的价值。',
      '{broker}以您帳戶內的證券作抵押，向您提供部分購買證券的資金。您須時刻維持我們要求的按金水平；如未能及時補足，我們可在不另行通知的情況下出售您的證券。利息按公布的利率逐日計算。\n以存放抵押品而為交易取得融資，您所蒙受的虧蝕可能大於抵押品的價值。',
    ),
    checkboxText: localText(
      'I understand that I can lose more than my collateral.',
      '本人明白损失可能超过抵押品的价值。',
      '本人明白損失可能超過抵押品的價值。',
    ),
  },
  {
    ...standardButtonTexts,
    category: 'additional',
    type: 'stock-connect',
    writtenDaysAgo: [388],
    title: localText('Northbound Trading Terms', '北向交易条款', '北向交易條款'),
    content: localText(
      'Northbound orders follow the rules of the mainland exchanges: no day trading, a daily quota, and sales only of shares that are in your account before the market opens. Your name and identity number are passed on to the mainland exchanges and the regulators.',
      '北向交易须遵守内地交易所规则：不得即日回转买卖，设有每日额度，且只可卖出开市前已存于账户的股份。您的姓名及身份证明文件号码将提供予内地交易所及监管机构。',
      '北向交易須遵守內地交易所規則：不得即日回轉買賣，設有每日額度，且只可沽出開市前已存於帳戶的股份。您的姓名及身分證明文件號碼將提供予內地交易所及監管機構。',
    ),
    checkboxText: localText(
      'I agree that my data is passed on for Northbound trading.',
      '本人同意为北向交易提供本人的资料。',
      '本人同意為北向交易提供本人的資料。',
    ),
  },
  {
    ...standardButtonTexts,
    category: 'additional',
    type: 'market-data',
    writtenDaysAgo: [205],
    title: localText('Market Data Terms', '行情数据使用条款', '報價資料使用條款'),
    content: localText(
      'Real-time quotes belong to the exchanges. You use them for yourself only and do not pass them on. {broker} may end a quote plan at once if these terms are broken.',
      '实时行情属交易所所有，仅供您个人使用，不得转发。如违反本条款，{broker}可即时终止行情套餐。',
      '即時報價屬交易所所有，只供您個人使用，不得轉發。如違反本條款，{broker}可即時終止報價計劃。',
    ),
    checkboxText: localText(
      'I use the quotes for myself only.',
      '本人仅将行情用于个人用途。',
      '本人只將報價用於個人用途。',
    ),
  },
];
