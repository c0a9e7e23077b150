import { brokers, localText } from '@brokerdesk/fixtures';
import type { LocalText, WebpageContent } from '@brokerdesk/api';

/** A version of a content: its texts, or the name of its picture for `pictureBytes`. */
export interface SeededWebpageText {
  readonly text: LocalText;
  readonly picture: string | null;
}

/** A content of a broker's sign-in page. */
export interface SeededWebpageContent {
  readonly brokerCode: string;
  readonly kind: WebpageContent['kind'];
  readonly name: string;
  readonly draft: SeededWebpageText;
  /** The version on the page; null if it is not on the page. */
  readonly published: SeededWebpageText | null;
  /** Whether it is or was on the page. */
  readonly wasPublished: boolean;
}

const noText = localText('', '', '');

function textContent(
  content: Pick<SeededWebpageContent, 'brokerCode' | 'kind' | 'name'> & { readonly text: LocalText },
): SeededWebpageContent {
  const { text, ...rest } = content;
  return { ...rest, draft: { text, picture: null }, published: null, wasPublished: false };
}

function published(content: SeededWebpageContent): SeededWebpageContent {
  return { ...content, published: content.draft, wasPublished: true };
}

function pictureContent(
  content: Pick<SeededWebpageContent, 'brokerCode' | 'kind' | 'name'> & { readonly picture: string },
): SeededWebpageContent {
  const { picture, ...rest } = content;
  return { ...rest, draft: { text: noText, picture }, published: null, wasPublished: false };
}

const drafts: readonly SeededWebpageContent[] = [
  textContent({
    brokerCode: 'DEMO',
    kind: 'text',
    name: 'Typhoon signal no. 8',
    text: localText(
      'Typhoon signal no. 8 is hoisted. Applications are reviewed from home; paper is collected tomorrow.',
      '八号台风信号现正悬挂。开户申请改为居家处理，纸质文件明日收取。',
      '八號颱風訊號現正懸掛。開戶申請改為在家處理，書面文件明日收取。',
    ),
  }),
  textContent({
    brokerCode: 'HARBOUR',
    kind: 'text',
    name: 'Maintenance on Saturday',
    text: localText(
      'The portal is closed for maintenance on Saturday from 22:00 to 24:00.',
      '本门户将于周六 22:00 至 24:00 停机维护。',
      '本網站將於星期六 22:00 至 24:00 進行維護，期間暫停服務。',
    ),
  }),
];

/** One in each state besides published and draft, and one of each kind of picture. */
const others: readonly SeededWebpageContent[] = [
  {
    ...textContent({
      brokerCode: 'DEMO',
      kind: 'title',
      name: 'Title of the new year',
      text: localText('Happy New Year from Demo Securities', '示范证券恭贺新年', '示範證券恭賀新年'),
    }),
    wasPublished: true,
  },
  pictureContent({ brokerCode: 'DEMO', kind: 'logo', name: 'Logo', picture: 'logo-demo.png' }),
  pictureContent({ brokerCode: 'DEMO', kind: 'icon', name: 'Icon', picture: 'icon-demo.png' }),
  {
    ...pictureContent({
      brokerCode: 'DEMO',
      kind: 'background',
      name: 'Background of the welcome offer',
      picture: 'advert_welcome_2026.png',
    }),
    wasPublished: true,
  },
];

/** The texts and pictures that brokers show on their sign-in page, their drafts, and what they showed before. */
export const webpageContents: readonly SeededWebpageContent[] = [
  ...brokers
    .filter(({ brokerCode }) => brokerCode === 'DEMO' || brokerCode === 'HARBOUR')
    .flatMap(({ brokerCode, loginPage }) => [
      published(textContent({ brokerCode, kind: 'title', name: 'Standard title', text: loginPage.title })),
      published(textContent({ brokerCode, kind: 'text', name: 'Standard text', text: loginPage.text })),
    ])
    .map((content) =>
      content.brokerCode === 'HARBOUR' && content.kind === 'text' ? withNewerDraft(content) : content,
    ),
  ...drafts,
  ...others,
];

/** A text that was changed after it was published. */
function withNewerDraft(content: SeededWebpageContent): SeededWebpageContent {
  const { EN, SC, TC } = content.draft.text;
  const text = localText(
    `${EN} Our hotline is open from 8:30.`,
    `${SC}客户热线 8:30 开始服务。`,
    `${TC}客戶熱線 8:30 開始服務。`,
  );
  return { ...content, draft: { text, picture: null } };
}
