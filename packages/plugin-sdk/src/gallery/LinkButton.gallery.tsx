import { LinkButton } from '../kit/LinkButton.tsx';
import { Text } from '../kit/Text.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** LinkButton. */
export const gallery: GalleryPage = {
  title: 'LinkButton',
  states: [
    { name: 'Alone', render: (translate) => <LinkButton>{translate('Try again', '重试', '重試')}</LinkButton> },
    {
      name: 'In a line of text',
      render: (translate) => (
        <Text as="p" tone="neutral" size="table">
          {translate('The history could not be loaded.', '无法加载历史记录。', '無法載入歷史紀錄。')}{' '}
          <LinkButton>{translate('Try again', '重试', '重試')}</LinkButton>
        </Text>
      ),
    },
  ],
};
