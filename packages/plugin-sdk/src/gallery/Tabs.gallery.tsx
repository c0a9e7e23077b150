import { Tabs } from '../kit/Tabs.tsx';
import type { GalleryPage, Say } from './GalleryPage.ts';

/** Tabs. */
export const gallery: GalleryPage = {
  title: 'Tabs',
  states: [
    { name: 'Three panels', render: (say) => <Tabs label={say('Content', '内容', '內容')} items={panels(say)} /> },
    {
      name: 'One panel',
      render: (say) => <Tabs label={say('Content', '内容', '內容')} items={panels(say).slice(0, 1)} />,
    },
    {
      name: 'More than fit',
      render: (say) => (
        <Tabs
          label={say('Content', '内容', '內容')}
          items={['1', '2', '3', '4'].flatMap((part) =>
            panels(say).map((panel) => ({ ...panel, key: panel.key + part, title: `${panel.title} ${part}` })),
          )}
        />
      ),
    },
  ],
};

function panels(say: Say) {
  return [
    { key: 'answers', title: say('Answers', '填写内容', '填寫內容') },
    { key: 'history', title: say('Operation history', '操作记录', '操作記錄') },
    { key: 'risk', title: say('Risk assessment', '风险评估', '風險評估') },
  ].map((panel) => ({ ...panel, render: () => <p>{panel.title}</p> }));
}
