import {
  action,
  area,
  definePlugin,
  fill,
  fromAddress,
  homeCards,
  page,
  prefetch,
  prefetchList,
} from '@brokerdesk/plugin-sdk';
import { getApplication, listApplications } from '@brokerdesk/plugin-sdk/api';
import { en } from './locales/en.ts';

const readsApplication = [prefetch(getApplication, { params: { id: fromAddress('id') } })];

const applicationScreen = { code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', param: 'id' } as const;

/** Applications for an account: the list that staff process, and one application with its evidence. */
export default definePlugin({
  id: 'account-opening',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    RAO: area({ path: 'account_opening', title: 'menu.accountOpening', menu: { icon: 'document' } }),
    RAO_CLIENT_MANAMEMENT: page({
      path: 'application_manager',
      title: 'menu.clientManagement',
      menu: { icon: 'people' },
      prefetch: [prefetchList(listApplications, { id: 'applications', defaultSort: '-applyDate' })],
      screen: () => import('./screens/applicationList/ApplicationListScreen.tsx'),
      children: {
        detail: {
          path: 'detail',
          title: 'menu.application',
          prefetch: readsApplication,
          screen: () => import('./screens/applicationDetail/ApplicationDetailScreen.tsx'),
        },
      },
    }),
    RAO_CHECK_DOCUMENT: page({
      path: 'ca',
      title: 'menu.documentCheck',
      menu: { icon: 'document' },
      screen: () => import('./screens/checkDocument/DocumentCheckScreen.tsx'),
      children: {
        ca_certify: {
          path: 'ca_certify',
          title: 'menu.certification',
          prefetch: readsApplication,
          screen: () => import('./screens/checkDocument/ProcessScreen.tsx'),
        },
        create_file: {
          path: 'create_file',
          title: 'menu.openingForm',
          prefetch: readsApplication,
          screen: () => import('./screens/checkDocument/ProcessScreen.tsx'),
        },
        ca_sign: {
          path: 'ca_sign',
          title: 'menu.signature',
          prefetch: readsApplication,
          screen: () => import('./screens/checkDocument/ProcessScreen.tsx'),
        },
      },
    }),
    RAO_CM_CORRECT: action(),
    RAO_CM_REINPUT: action(),
    RAO_CM_VERIFY: action(),
    RAO_CM_REJECT: action(),
    RAO_CM_DELETE: action(),
    RAO_CM_IMPORT: action(),
    RAO_CM_DOWNLOAD: action(),
    RAO_CM_ARCHIVE: action(),
  },
  slots: [
    fill(homeCards, {
      id: 'applications',
      requires: 'RAO_CLIENT_MANAMEMENT',
      title: 'menu.clientManagement',
      order: 10,
      component: () => import('./slots/ApplicationsCard.tsx'),
    }),
    fill(homeCards, {
      id: 'document-check',
      requires: 'RAO_CHECK_DOCUMENT',
      title: 'menu.documentCheck',
      order: 20,
      component: () => import('./slots/DocumentCheckCard.tsx'),
    }),
  ],
  commands: [
    {
      id: 'applications',
      title: 'menu.applications',
      requires: 'RAO_CLIENT_MANAMEMENT',
      search: () => import('./commands/searchApplications.ts'),
    },
  ],
  jobs: {
    'change-applications': { title: 'jobs.change', load: () => import('./jobs/changeApplication.ts') },
    'certify-applications': { title: 'jobs.certify', load: () => import('./jobs/certifyApplication.ts') },
    'generate-forms': { title: 'jobs.generateForm', load: () => import('./jobs/generateForm.ts') },
    'sign-forms': { title: 'jobs.signForm', load: () => import('./jobs/signForm.ts') },
    'import-applications': { title: 'jobs.importToBackOffice', load: () => import('./jobs/importApplication.ts') },
    'download-archives': { title: 'jobs.download', load: () => import('./jobs/downloadArchives.ts') },
  },
  records: {
    application: applicationScreen,
    answer: applicationScreen,
    chinaAddressProof: applicationScreen,
    openingForm: applicationScreen,
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
