import { BottomBar } from '../kit/BottomBar.tsx';
import { Button } from '../kit/Button.tsx';
import { Stack } from '../kit/Stack.tsx';
import { Text } from '../kit/Text.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** BottomBar. */
export const gallery: GalleryPage = {
  title: 'BottomBar',
  states: [
    {
      name: 'Below a page',
      isFullWindow: true,
      render: (translate) => (
        <Stack className="bdk-window-page">
          <p>{translate('The page above it', '上方的页面', '上方的頁面')}</p>
          <BottomBar role="group" aria-label={translate('Actions', '操作', '操作')}>
            <Text tone="neutral" size="table" className="bdk-grow">
              {translate('Two documents were not opened', '有两份文件尚未打开', '有兩份文件尚未開啟')}
            </Text>
            <Button>{translate('Correct', '更正', '更正')}</Button>
            <Button intent="primary">{translate('Approve', '批准', '批准')}</Button>
          </BottomBar>
        </Stack>
      ),
    },
  ],
};
