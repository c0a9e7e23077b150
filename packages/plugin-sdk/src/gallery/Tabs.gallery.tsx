import { Button } from '../kit/Button.tsx';
import { PageHeader } from '../kit/PageHeader.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { Views } from '../kit/Views.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Tabs. */
export const gallery: GalleryPage = {
  title: 'Tabs',
  states: [
    {
      name: 'Three panels',
      render: (translate) => <Tabs label={translate('Content', '内容', '內容')} items={panels(translate)} />,
    },
    {
      name: 'One panel',
      render: (translate) => (
        <Tabs label={translate('Content', '内容', '內容')} items={panels(translate).slice(0, 1)} />
      ),
    },
    {
      name: 'More than fit',
      render: (translate) => (
        <Tabs
          label={translate('Content', '内容', '內容')}
          items={['1', '2', '3', '4'].flatMap((part) =>
            panels(translate).map((panel) => ({ ...panel, key: panel.key + part, title: `${panel.title} ${part}` })),
          )}
        />
      ),
    },
    {
      name: 'Views, switched in the header',
      isFullWindow: true,
      render: (translate) => (
        <Views
          label={translate('Views', '视图', '檢視')}
          items={panels(translate).map(({ title, ...panel }) => ({
            ...panel,
            title,
            render: () => (
              <PageHeader title={title} count="12">
                <Button intent="primary">{translate('Create', '新建', '新增')}</Button>
              </PageHeader>
            ),
          }))}
        />
      ),
    },
  ],
};

function panels(translate: Translate) {
  return [
    { key: 'answers', title: translate('Answers', '填写内容', '填寫內容') },
    { key: 'history', title: translate('Operation history', '操作记录', '操作記錄') },
    { key: 'risk', title: translate('Risk assessment', '风险评估', '風險評估') },
  ].map((panel) => ({ ...panel, render: () => <p>{panel.title}</p> }));
}
