import { orderAnnouncements } from '@brokerdesk/api';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../services/errors.ts';
import { useApi } from '../hooks/useApi.ts';
import { StatusTag } from '../kit/StatusTag.tsx';
import { createTestApi } from '../test-doubles/createTestApi.ts';
import { OrderedList } from '../trees/ordered-list/OrderedList.tsx';
import { OrderDialog, useOrder } from '../entries/trees.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

interface Question {
  readonly id: string;
  readonly name: string;
  readonly isPublished: boolean;
}

/** OrderedList. */
export const gallery: GalleryPage = {
  title: 'OrderedList',
  states: [
    { name: 'A few items', render: (translate) => <Questions translate={translate} />, api: createTestApi(() => []) },
    {
      name: 'Somebody else changes the list',
      render: (translate) => <Questions translate={translate} />,
      api: createTestApi(() => {
        const data = { current: { sequence: [] }, by: 'lee.sc', at: '2026-11-20T06:12:40Z' };
        throw new ApiError({ code: 'E0005', message: '', data, requestId: 'req-1' });
      }),
    },
    { name: 'Empty', render: (translate) => <Questions translate={translate} count={0} /> },
    { name: 'Loading', render: (translate) => <Questions translate={translate} count={undefined} /> },
    { name: 'In a dialog', isFullWindow: true, render: (translate) => <Questions translate={translate} isDialog /> },
    { name: '500 items', isFullWindow: true, render: (translate) => <Questions translate={translate} count={500} /> },
  ],
};

function Questions(props: {
  readonly translate: Translate;
  readonly count?: number | undefined;
  readonly isDialog?: boolean;
}) {
  const { translate, isDialog = false } = props;
  const count = 'count' in props ? props.count : 6;
  const api = useApi();
  const questions =
    count === undefined ? undefined : Array.from({ length: count }, (_, index) => question(translate, index));
  const query = useQuery({
    queryKey: ['questions', count, translate('en', 'zh-Hans', 'zh-Hant')],
    queryFn: () => questions ?? new Promise<never>(() => {}),
    initialData: questions,
  });
  const order = useOrder<Question>({
    name: `gallery ${count ?? 'none'}`,
    query,
    idOf: ({ id }) => id,
    save: (sequence, options) => api.call(orderAnnouncements, { body: { sequence: [...sequence] } }, options),
  });
  const list = {
    order,
    nameOf: ({ name }: Question) => name,
    empty: {
      title: translate('No questions yet', '还没有问题', '還沒有問題'),
      text: translate('They appear here once they are created.', '新建后会显示在这里。', '新增後會顯示在這裏。'),
    },
    children: ({ name, isPublished }: Question) => (
      <>
        {name} {!isPublished && <StatusTag tone="neutral">{translate('Not published', '未发布', '未發佈')}</StatusTag>}
      </>
    ),
  };
  if (isDialog) {
    return (
      <OrderDialog {...list} title={translate('Order of the questions', '问题顺序', '問題次序')} onClose={() => {}} />
    );
  }
  return <OrderedList {...list} label={translate('Questions', '问题', '問題')} />;
}

function question(translate: Translate, index: number): Question {
  const names = [
    translate('How do I open an account?', '如何开户？', '如何開立帳戶？'),
    translate('How long does a deposit take?', '入金需要多长时间？', '存入資金需時多久？'),
    translate('Which markets can I trade?', '可以交易哪些市场？', '可以買賣哪些市場？'),
    translate('What does a trade cost?', '交易费用是多少？', '交易費用是多少？'),
  ];
  const name = names[index % names.length] ?? '';
  return {
    id: `Q${index + 1}`,
    name: index < names.length ? name : `${name} (${index + 1})`,
    isPublished: index !== 2,
  };
}
