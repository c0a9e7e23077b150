import { OneTimeSecretDialog } from '../entries/forms.ts';
import type { GalleryPage } from './GalleryPage.ts';

/** A secret that is shown once. */
export const gallery: GalleryPage = {
  title: 'OneTimeSecretDialog',
  states: [
    {
      name: 'Initial password',
      isFullWindow: true,
      render: (translate) => (
        <OneTimeSecretDialog
          title={translate('Initial password', '初始密码', '初始密碼')}
          subject={translate('Chan Tai Man · chan.tm', '陈大文 · chan.tm', '陳大文 · chan.tm')}
          hint={translate('It must be changed at the first sign-in.', '首次登录时必须修改。', '首次登入時必須更改。')}
          secret="Xk7-Qp2v-9Rt"
          onClose={() => {}}
        />
      ),
    },
  ],
};
