import { Text, type TextProps } from '../kit/Text.tsx';
import type { GalleryPage, GalleryState } from './GalleryPage.ts';

/** Text. */
export const gallery: GalleryPage = {
  title: 'Text',
  states: [
    stateOf('Default', {}),
    stateOf('Stands back', { tone: 'neutral' }),
    stateOf('Waiting', { tone: 'waiting' }),
    stateOf('Failed', { tone: 'failed', bold: true }),
    stateOf('As in a table', { size: 'table' }),
    stateOf('Small', { size: 'small', tone: 'neutral' }),
    {
      name: 'Longer than its place',
      render: (translate) => (
        <div style={{ inlineSize: 120 }}>
          <Text as="p" cut>
            {translate('The applicant lives in Hong Kong', '申请人居于香港，并持有账户', '申請人居於香港，並持有帳戶')}
          </Text>
        </div>
      ),
    },
    {
      name: 'Several lines',
      render: (translate) => (
        <Text as="p" lines>
          {translate('First line\nSecond line', '第一行\n第二行', '第一行\n第二行')}
        </Text>
      ),
    },
  ],
};

function stateOf(name: string, props: TextProps): GalleryState {
  return {
    name,
    render: (translate) => <Text {...props}>{translate('Submitted today', '今日提交', '今日提交')}</Text>,
  };
}
