// The twelve most frequent questions of clients of a Hong Kong broker, in four categories, each in its order.
import { localText } from '@brokerdesk/fixtures';
import type { LocalText } from '@brokerdesk/api';

export interface FaqCategoryText {
  /** The last part of its identifier. */
  readonly key: string;
  readonly name: LocalText;
  readonly questions: readonly FaqText[];
}

export interface FaqText {
  readonly question: LocalText;
  readonly answer: LocalText;
  readonly published: boolean;
}

export const faqTexts: readonly FaqCategoryText[] = [
  {
    key: 'OPENING',
    name: localText('Opening an account', '开立账户', '開立帳戶'),
    questions: [
      {
        question: localText('What do I need to open an account?', '开户需要准备哪些资料？', '開戶需要準備甚麼文件？'),
        answer: localText(
          'An identity document (Hong Kong identity card, mainland identity card or passport), a proof of address of the last three months, and a bank account in your own name.\nHave them at hand before you begin: the application takes about fifteen minutes.',
          '身份证明文件（香港身份证、内地居民身份证或护照）、最近三个月内的住址证明，以及以您本人名义开立的银行账户。\n请先备妥上述资料，填写申请约需十五分钟。',
          '身份證明文件（香港身份證、內地居民身份證或護照）、最近三個月內的住址證明，以及以您本人名義開立的銀行戶口。\n請先備妥上述文件，填寫申請約需十五分鐘。',
        ),
        published: true,
      },
      {
        question: localText('How long does it take?', '开户需要多长时间？', '開戶需時多久？'),
        answer: localText(
          'Most applications are checked within two business days. We tell you by email when your account is open, or if something is missing.',
          '大部分申请会在两个工作日内完成审核。账户开通后，或资料需要补充时，我们会以电邮通知您。',
          '大部分申請會在兩個工作天內完成審核。帳戶開通後，或資料需要補交時，我們會以電郵通知您。',
        ),
        published: true,
      },
      {
        question: localText(
          'My application was returned to me. What now?',
          '申请被退回，应该怎么办？',
          '申請被退回，應如何處理？',
        ),
        answer: localText(
          'Open the application once more with the link in our email. The pages that need your attention are marked. Correct them and submit again; you do not have to fill in the rest a second time.',
          '请通过电邮中的链接重新打开申请。需要修改的页面会有标示，更正后再次提交即可，其余内容无须重新填写。',
          '請按電郵內的連結重新開啟申請。需要修改的頁面會有標示，更正後再次遞交即可，其餘內容毋須重新填寫。',
        ),
        published: true,
      },
    ],
  },
  {
    key: 'FUNDS',
    name: localText('Deposits and withdrawals', '资金存取', '資金存取'),
    questions: [
      {
        question: localText('How do I make my first deposit?', '如何进行首次入金？', '如何進行首次存款？'),
        answer: localText(
          'Transfer at least HKD 10,000 from a bank account in your own name and upload the receipt. Deposits by third parties and in cash are not accepted.',
          '请从您本人名下的银行账户转入至少 10,000 港元，并上传转账凭证。我们不接受第三方存款及现金存款。',
          '請由您本人名下的銀行戶口轉入最少 10,000 港元，並上載轉帳收據。我們不接受第三者存款及現金存款。',
        ),
        published: true,
      },
      {
        question: localText('When does my deposit arrive?', '存入的资金何时到账？', '存入的款項何時到帳？'),
        answer: localText(
          'Transfers by FPS that reach us before 4:00 pm on a business day are credited within an hour. Other transfers may take until the next business day.',
          '工作日下午 4 时前收到的转数快款项，会在一小时内入账；其他转账方式可能需要至下一个工作日。',
          '工作天下午 4 時前收到的轉數快款項，會在一小時內入帳；其他轉帳方式可能需時至下一個工作天。',
        ),
        published: true,
      },
      {
        question: localText('How do I withdraw money?', '如何提取资金？', '如何提取款項？'),
        answer: localText(
          'Choose “Withdraw” in the app. The money goes only to a bank account that is registered in your own name. Requests before 12:00 noon are paid out on the same business day.',
          '请在应用程序中选择“提取资金”。款项只会汇入您本人名下已登记的银行账户。中午 12 时前提交的申请，会于同一工作日汇出。',
          '請在應用程式內選擇「提取款項」。款項只會存入您本人名下已登記的銀行戶口。中午 12 時前遞交的申請，會於同一工作天匯出。',
        ),
        published: true,
      },
    ],
  },
  {
    key: 'TRADING',
    name: localText('Trading', '证券交易', '證券交易'),
    questions: [
      {
        question: localText('When can I trade?', '可以在哪些时段交易？', '可在哪些時段交易？'),
        answer: localText(
          'Hong Kong: 9:30 am to 12:00 noon and 1:00 pm to 4:00 pm on trading days, with auctions before and after. Hours of other markets are shown beside each stock.',
          '香港市场：交易日上午 9:30 至中午 12:00、下午 1:00 至 4:00，另设开市前及收市竞价时段。其他市场的交易时间显示于各只股票旁。',
          '香港市場：交易日上午 9:30 至中午 12:00、下午 1:00 至 4:00，另設開市前及收市競價時段。其他市場的交易時間顯示於各隻股票旁。',
        ),
        published: true,
      },
      {
        question: localText(
          'What is the difference between a cash and a margin account?',
          '现金账户与保证金账户有什么分别？',
          '現金帳戶與孖展帳戶有甚麼分別？',
        ),
        answer: localText(
          'With a cash account you buy with your own money. With a margin account you can borrow part of the price against your holdings; interest is charged, and a falling market may force a sale. Margin needs an additional agreement.',
          '现金账户以您的自有资金买入证券。保证金账户可以持仓作抵押借入部分款项，但须支付利息，市况下跌时证券可能被强制卖出。开立保证金账户须另行签署协议。',
          '現金帳戶以您的自有資金買入證券。孖展帳戶可以持倉作抵押借入部分款項，但須支付利息，市況下跌時證券可能被強制沽出。開立孖展帳戶須另行簽署協議。',
        ),
        published: true,
      },
      {
        question: localText(
          'Are the quotes in the app real time?',
          '应用程序内的行情是实时的吗？',
          '應用程式內的報價是即時的嗎？',
        ),
        answer: localText(
          'Without a quote plan, Hong Kong quotes are delayed by 15 minutes. Level 1 and Level 2 plans show them in real time; ask your account manager.',
          '未订购行情套餐时，港股行情延迟 15 分钟。订购一级或二级行情后可查看实时报价，详情请联系您的客户经理。',
          '未訂購報價計劃時，港股報價延遲 15 分鐘。訂購一級或二級報價後可查看即時報價，詳情請聯絡您的客戶經理。',
        ),
        published: true,
      },
    ],
  },
  {
    key: 'SECURITY',
    name: localText('Your account and its security', '账户与安全', '帳戶與保安'),
    questions: [
      {
        question: localText('I have forgotten my password.', '忘记了登录密码怎么办？', '忘記了登入密碼怎麼辦？'),
        answer: localText(
          'Choose “Forgot password” on the sign-in page. We send a verification code to the mobile number or email that you have registered. Nobody at {broker} will ever ask you for your password or the code.',
          '请在登录页面选择“忘记密码”，我们会将验证码发送至您登记的手机号码或电邮。{broker}的员工绝不会向您索取密码或验证码。',
          '請在登入頁面選擇「忘記密碼」，我們會將驗證碼傳送至您登記的手機號碼或電郵。{broker}的職員絕不會向您索取密碼或驗證碼。',
        ),
        published: true,
      },
      {
        question: localText(
          'How do I use the app on a new phone?',
          '更换手机后如何使用应用程序？',
          '更換手機後如何使用應用程式？',
        ),
        answer: localText(
          'Sign in on the new phone and apply to bind it. As soon as we have approved the application, the phone is bound to your account.',
          '请在新手机登录并提交设备绑定申请。申请获批后，该手机即与您的账户绑定。',
          '請在新手機登入並遞交裝置綁定申請。申請獲批後，該手機即與您的帳戶綁定。',
        ),
        published: true,
      },
      {
        question: localText(
          'How do I change my address or mobile number?',
          '如何更改住址或手机号码？',
          '如何更改住址或手機號碼？',
        ),
        answer: localText(
          'Send us the form “Change of client particulars” with a new proof of address. For a new mobile number we call you back on the old one, or ask you to visit a branch.',
          '请提交《客户资料更改表》及新的住址证明。更改手机号码时，我们会致电原有号码核实，或请您亲临分行办理。',
          '請遞交《客戶資料更改表》及新的住址證明。更改手機號碼時，我們會致電原有號碼核實，或請您親臨分行辦理。',
        ),
        published: false,
      },
    ],
  },
];
