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
import { getProfile, listProfiles, listReferrers, listSystemComponents } from '@brokerdesk/plugin-sdk/api';
import { en } from './locales/en.ts';

/** The templates of questions that applicants fill in. */
export default definePlugin({
  id: 'templates',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    // Shared with the plugin of applications, so that this one also works without it.
    RAO: area({ path: 'account_opening', title: 'menu.accountOpening', menu: { icon: 'document' } }),
    RAO_PROFILE_MANAMEMENT: page({
      path: 'template_manager',
      title: 'menu.templates',
      tabTitle: 'menu.templateTab',
      menu: { icon: 'document' },
      prefetch: [prefetchList(listProfiles, { id: 'templates', defaultSort: 'name' })],
      screen: () => import('./screens/templateList/TemplateListScreen.tsx'),
      children: {
        referrers: {
          path: 'referrers',
          title: 'menu.referrers',
          isTab: true,
          prefetch: [prefetchList(listReferrers, { id: 'referrers', defaultSort: '-applications' })],
          screen: () => import('./screens/referrers/ReferrersScreen.tsx'),
        },
        preview: {
          path: 'preview',
          title: 'menu.preview',
          screen: () => import('./screens/templatePreview/TemplatePreviewScreen.tsx'),
        },
      },
    }),
    RAO_VIEW_PROFILE: page({
      path: 'detail',
      title: 'menu.template',
      prefetch: [prefetch(getProfile, { params: { id: fromAddress('id') } })],
      screen: () => import('./screens/templateDetail/TemplateDetailScreen.tsx'),
    }),
    RAO_MODIFY_PROFILE: page({
      path: 'edit',
      title: 'menu.editTemplate',
      prefetch: [prefetch(getProfile, { params: { id: fromAddress('id') } }), prefetch(listSystemComponents, {})],
      screen: () => import('./screens/templateEditor/EditTemplateScreen.tsx'),
    }),
    RAO_CREATE_PROFILE: action({ title: 'menu.createTemplate' }),
    RAO_DELETE_PROFILE: action({ title: 'menu.deleteTemplate' }),
    RAO_REFERRER: action({ title: 'menu.changeReferrers' }),
  },
  slots: [
    fill(homeCards, {
      id: 'templates',
      requires: 'RAO_PROFILE_MANAMEMENT',
      title: 'menu.templates',
      order: 40,
      component: () => import('./slots/TemplatesCard.tsx'),
    }),
  ],
  commands: [
    {
      id: 'templates',
      title: 'menu.templates',
      requires: 'RAO_PROFILE_MANAMEMENT',
      search: () => import('./commands/searchTemplates.ts'),
    },
    {
      id: 'referrers',
      title: 'menu.referrers',
      requires: 'RAO_PROFILE_MANAMEMENT',
      search: () => import('./commands/searchReferrers.ts'),
    },
  ],
  records: {
    profile: { code: 'RAO_VIEW_PROFILE', param: 'id' },
    question: { code: 'RAO_VIEW_PROFILE', param: 'id' },
    referrer: { code: 'RAO_PROFILE_MANAMEMENT', child: 'referrers', param: 'q' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
