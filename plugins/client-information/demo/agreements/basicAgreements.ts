import { localText } from '@brokerdesk/fixtures';
import { type AgreementText, standardButtonTexts } from './AgreementText.ts';

/** Agreements that every client accepts. */
export const basicAgreements: readonly AgreementText[] = [
  {
    ...standardButtonTexts,
    category: 'basic',
    type: 'client-agreement',
    writtenDaysAgo: [640, 205],
    title: localText('Client Agreement', '客户协议', '客戶協議'),
    content: localText(
      '1. {broker} opens and keeps a securities trading account for you and acts as your agent unless the contract note says otherwise.\n2. Orders are carried out in accordance with the laws, rules and customs of the market concerned, which bind both sides.\n3. You pay commission, levies and fees as published, and settle your transactions in time. Unsettled amounts bear interest.\n4. Securities of yours that are held in Hong Kong are kept in segregated accounts.\n5. Each side may end this agreement with seven business days’ written notice; transactions made before remain valid.\n6. This agreement is governed by the laws of Hong Kong.',
      '一、{broker}为您开立及维持证券交易账户，除成交单据另有注明外，以您的代理人身份行事。\n二、买卖指示按有关市场的法律、规则及惯例执行，并对双方具有约束力。\n三、您须按公布的标准缴付佣金、征费及其他费用，并按时交收。逾期未付的款项须计付利息。\n四、您在香港持有的证券，均存放于独立账户。\n五、任何一方可提前七个工作日以书面通知终止本协议，终止前已达成的交易不受影响。\n六、本协议受香港法律管辖。',
      '一、{broker}為您開立及維持證券交易帳戶，除成交單據另有註明外，以您的代理人身分行事。\n二、買賣指示按有關市場的法律、規則及慣例執行，並對雙方具有約束力。\n三、您須按公布的標準繳付佣金、徵費及其他費用，並按時交收。逾期未付的款項須計付利息。\n四、您在香港持有的證券，均存放於獨立帳戶。\n五、任何一方可提前七個工作天以書面通知終止本協議，終止前已達成的交易不受影響。\n六、本協議受香港法律管轄。',
    ),
    checkboxText: localText(
      'I have read and understood the Client Agreement.',
      '本人已阅读并明白客户协议。',
      '本人已閱讀並明白客戶協議。',
    ),
  },
  {
    ...standardButtonTexts,
    category: 'basic',
    type: 'personal-data',
    writtenDaysAgo: [640],
    title: localText('Personal Data Statement', '个人资料收集声明', '個人資料收集聲明'),
    content: localText(
      '{broker} collects your personal data to open and run your account, to check your identity and credit, and to meet the duties that the law lays on us.\nWe may give your data to exchanges, clearing houses, regulators, auditors and service providers who work for us, in or outside Hong Kong. We use your data for marketing only if you have agreed to it, and you may object at any time without charge.\nYou may ask for a copy of your data and have it corrected. Write to the Data Protection Officer of {broker}.',
      '{broker}收集您的个人资料，用于开立及运作账户、核实身份及信用状况，以及履行法律规定的义务。\n我们可能将您的资料提供予香港境内或境外的交易所、结算机构、监管机构、核数师及受托服务商。未经您同意，我们不会将资料用于直接促销；您可随时免费要求停止使用。\n您有权查阅及更正个人资料，请致函{broker}个人资料保护主任。',
      '{broker}收集您的個人資料，用於開立及運作帳戶、核實身分及信貸狀況，以及履行法律規定的責任。\n我們可能將您的資料提供予香港境內或境外的交易所、結算機構、監管機構、核數師及受託服務商。未經您同意，我們不會將資料用於直接促銷；您可隨時免費要求停止使用。\n您有權查閱及更正個人資料，請致函{broker}個人資料保護主任。',
    ),
    checkboxText: localText(
      'I have read the Personal Data Statement and agree to the use of my data that it describes.',
      '本人已阅读个人资料收集声明，并同意按其所述使用本人的资料。',
      '本人已閱讀個人資料收集聲明，並同意按其所述使用本人的資料。',
    ),
  },
  {
    category: 'basic',
    type: 'risk-disclosure',
    writtenDaysAgo: [640, 388, 96],
    title: localText('Risk Disclosure Statement', '风险披露声明', '風險披露聲明'),
    content: localText(
      'Risk of securities trading: the prices of securities fluctuate, sometimes dramatically. The price of a security may move up or down, and may become valueless. It is as likely that losses will be incurred rather than profit made as a result of buying and selling securities.\nRisk of client assets received or held outside Hong Kong: such assets are subject to the laws of the place concerned, which may differ from Hong Kong law, and may not enjoy the same protection.\nRisk of electronic trading: access may be delayed or interrupted when the market is busy or systems fail.',
      '证券交易的风险：证券价格有时可能会非常波动。证券价格可升可跌，甚至变成毫无价值。买卖证券未必一定能够赚取利润，反而可能会招致损失。\n在香港以外地方收取或持有的客户资产的风险：该等资产受有关海外司法管辖区的适用法律监管，未必享有在香港收取或持有的客户资产所获的相同保障。\n电子交易的风险：市场繁忙或系统故障时，服务可能延误或中断。',
      '證券交易的風險：證券價格有時可能會非常波動。證券價格可升可跌，甚至變成毫無價值。買賣證券未必一定能夠賺取利潤，反而可能會招致損失。\n在香港以外地方收取或持有的客戶資產的風險：該等資產受有關海外司法管轄區的適用法律監管，未必享有在香港收取或持有的客戶資產所獲的相同保障。\n電子交易的風險：市場繁忙或系統故障時，服務可能延誤或中斷。',
    ),
    checkboxText: localText(
      'I have read the Risk Disclosure Statement in a language of my choice and had the chance to ask questions.',
      '本人已按所选语言阅读风险披露声明，并已获邀提出问题。',
      '本人已按所選語言閱讀風險披露聲明，並已獲邀提出問題。',
    ),
    agreeText: localText('I accept the risks', '接受风险', '接受風險'),
    disagreeText: localText('I do not accept them', '不接受', '不接受'),
  },
  {
    ...standardButtonTexts,
    category: 'basic',
    type: 'electronic',
    writtenDaysAgo: [388],
    title: localText('Electronic Services and Statements', '电子服务及电子结单', '電子服務及電子結單'),
    content: localText(
      'Contract notes and statements are sent to you electronically. You check them without delay and tell {broker} of any mistake within seven days.\nYou keep your password and device safe. Orders given with your password count as your own until you have reported a loss.',
      '成交单据及结单将以电子方式发送。请及时核对，如有错漏，须于七天内通知{broker}。\n您须妥善保管密码及设备。在您报失之前，凭您的密码发出的指示均视为由您本人发出。',
      '成交單據及結單將以電子方式發送。請及時核對，如有錯漏，須於七天內通知{broker}。\n您須妥善保管密碼及裝置。在您報失之前，憑您的密碼發出的指示均視為由您本人發出。',
    ),
    checkboxText: localText(
      'I agree to receive contract notes and statements electronically.',
      '本人同意以电子方式收取成交单据及结单。',
      '本人同意以電子方式收取成交單據及結單。',
    ),
  },
];
