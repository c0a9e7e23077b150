import { DiffView } from '../entries/forms.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** DiffView. */
export const gallery: GalleryPage = {
  title: 'DiffView',
  states: [
    {
      name: 'Values',
      render: (translate) => (
        <DiffView
          label={translate('Changes', '更改', '更改')}
          changes={[
            {
              id: 'status',
              name: translate('Status', '状态', '狀態'),
              before: translate('Draft', '草稿', '草稿'),
              after: translate('Published', '已发布', '已發佈'),
            },
            { id: 'end', name: translate('End', '结束时间', '結束時間'), before: null, after: '2026-12-31 18:00' },
            { id: 'remark', name: translate('Remark', '备注', '備註'), before: 'demo.admin', after: '' },
          ]}
        />
      ),
    },
    {
      name: 'A text in three languages',
      render: (translate) => (
        <DiffView label={translate('Content', '内容', '內容')} changes={agreementChanges(translate)} />
      ),
    },
    {
      name: 'Lists',
      render: (translate) => (
        <DiffView
          label={translate('Order', '顺序', '次序')}
          changes={[
            {
              id: 'order',
              name: translate('Order of the markets', '市场顺序', '市場次序'),
              before: markets(translate),
              after: markets(translate)
                .toSpliced(3, 1)
                .toSpliced(0, 0, translate('Futures', '期货', '期貨')),
            },
          ]}
        />
      ),
    },
    {
      name: 'Nothing',
      render: (translate) => <DiffView label={translate('Changes', '更改', '更改')} changes={[]} />,
    },
  ],
};

function agreementChanges(translate: Translate) {
  const english = [
    'The client authorises the broker to hold securities on their behalf.',
    'Fees are charged monthly.',
    'Interest is calculated daily.',
    'Statements are sent by email.',
    'Complaints are answered within seven days.',
    'The client may close the account at any time.',
  ];
  const simplified = ['客户授权经纪商代为持有证券。', '费用每月收取，最低为二十元。', '利息按日计算。'];
  const traditional = ['客戶授權經紀商代為持有證券。', '費用每月收取，最低為二十元。', '利息按日計算。'];
  return [
    {
      id: 'EN',
      name: translate('English', '英文', '英文'),
      lang: 'en',
      before: english.join('\n'),
      after: english.with(5, 'The client may close the account with seven days’ notice.').join('\n'),
    },
    {
      id: 'SC',
      name: translate('Simplified Chinese', '简体中文', '簡體中文'),
      lang: 'zh-Hans',
      before: simplified.join('\n'),
      after: simplified.with(1, '费用每月收取，最低为三十元。').join('\n'),
    },
    {
      id: 'TC',
      name: translate('Traditional Chinese', '繁体中文', '繁體中文'),
      lang: 'zh-Hant',
      before: traditional.join('\n'),
      after: traditional.with(1, '費用每月收取，最低為三十元。').join('\n'),
    },
  ];
}

function markets(translate: Translate): readonly string[] {
  return [
    translate('Hong Kong', '香港', '香港'),
    translate('Shanghai', '上海', '上海'),
    translate('Shenzhen', '深圳', '深圳'),
    translate('Singapore', '新加坡', '新加坡'),
    translate('New York', '纽约', '紐約'),
    translate('London', '伦敦', '倫敦'),
  ];
}
