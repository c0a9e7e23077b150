import { NotPermitted } from '../kit/NotPermitted.tsx';
import { createTestApi } from '../test-doubles/createTestApi.ts';
import { Button } from '../kit/Button.tsx';
import type { GalleryPage } from './GalleryPage.ts';

const api = createTestApi(() => [
  node('PM_CI_FAQ', { EN: 'Questions and answers', SC: '常见问题', TC: '常見問題' }),
  node('PM_CI_AGREEMENT', { EN: 'Agreements', SC: '协议', TC: '協議' }),
]);

/** NotPermitted. */
export const gallery: GalleryPage = {
  title: 'NotPermitted',
  states: [
    { name: 'One function', api, render: () => <NotPermitted requires="PM_CI_FAQ" /> },
    {
      name: 'One of several, with an action',
      api,
      render: (translate) => (
        <NotPermitted
          requires={['PM_CI_FAQ', 'PM_CI_AGREEMENT']}
          action={<Button>{translate('Go to home', '前往首页', '前往主頁')}</Button>}
        />
      ),
    },
    { name: 'The names are loading', render: () => <NotPermitted requires="PM_CI_FAQ" /> },
  ],
};

function node(functionCode: string, name: { readonly EN: string; readonly SC: string; readonly TC: string }) {
  return { functionID: functionCode, parentID: null, functionCode, name, category: 'Business', children: [] };
}
