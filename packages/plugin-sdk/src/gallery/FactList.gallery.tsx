import { Fact, FactList } from '../kit/FactList.tsx';
import type { GalleryPage } from './GalleryPage.ts';
import { LinkButton } from '../kit/LinkButton.tsx';

/** FactList. */
export const gallery: GalleryPage = {
  title: 'FactList',
  states: [
    {
      name: 'What is known about a record',
      render: (translate) => (
        <FactList>
          <Fact term={translate('Account number', '账户号码', '帳戶號碼')}>02-3345678-9</Fact>
          <Fact term={translate('Address', '地址', '地址')}>
            {translate('12 Nathan Road, Kowloon', '九龙弥敦道 12 号', '九龍彌敦道 12 號')}
          </Fact>
        </FactList>
      ),
    },
    {
      name: 'With an action',
      render: (translate) => (
        <FactList>
          <Fact
            term={translate('Mobile', '手机号码', '流動電話')}
            action={<LinkButton>{translate('Correct', '更正', '更正')}</LinkButton>}
          >
            +852 6123 4567
          </Fact>
        </FactList>
      ),
    },
  ],
};
