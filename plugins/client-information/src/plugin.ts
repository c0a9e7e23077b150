import {
  area,
  definePlugin,
  fill,
  fromAddress,
  homeCards,
  prefetch,
  prefetchList,
  tabbedPage,
} from '@brokerdesk/plugin-sdk';
import { getAgreement, listAgreements, listFaqCategories } from '@brokerdesk/plugin-sdk/api';
import { en } from './locales/en.ts';

const readsAgreement = [prefetch(getAgreement, { params: { agreementID: fromAddress('id') } })];

/** What clients read in the app, questions and answers, and agreements. */
export default definePlugin({
  id: 'client-information',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    // Shared with the other plugins of this area, so that this one also works without them.
    PRODUCT_MANAGEMENT: area({ path: 'product_control', title: 'menu.productManagement', menu: { icon: 'box' } }),
    PM_CLIENT_INFORMATION: tabbedPage({
      path: 'manage_info',
      title: 'menu.clientInformation',
      menu: { icon: 'info-sign' },
      children: {
        faq: {
          path: 'faq',
          title: 'menu.faq',
          isTab: true,
          requires: 'PM_CI_FAQ',
          prefetch: [prefetch(listFaqCategories, {})],
          screen: () => import('./screens/faq/FaqScreen.tsx'),
        },
        agreement: {
          path: 'agreement',
          title: 'menu.agreements',
          isTab: true,
          requires: 'PM_CI_AGREEMENT',
          prefetch: [prefetchList(listAgreements, { id: 'agreements', defaultSort: 'sequence' })],
          screen: () => import('./screens/agreementList/AgreementListScreen.tsx'),
        },
        agreementDetail: {
          path: 'agreement/detail',
          title: 'menu.agreement',
          requires: 'PM_CI_AGREEMENT',
          prefetch: readsAgreement,
          screen: () => import('./screens/agreementDetail/AgreementDetailScreen.tsx'),
        },
        newAgreement: {
          path: 'agreement/new',
          title: 'menu.newAgreement',
          requires: 'PM_CI_AGREEMENT',
          screen: () => import('./screens/agreementEditor/NewAgreementScreen.tsx'),
        },
        editAgreement: {
          path: 'agreement/edit',
          title: 'menu.editAgreement',
          requires: 'PM_CI_AGREEMENT',
          prefetch: readsAgreement,
          screen: () => import('./screens/agreementEditor/EditAgreementScreen.tsx'),
        },
      },
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'questions',
      requires: 'PM_CI_FAQ',
      title: 'menu.faq',
      order: 60,
      component: () => import('./slots/QuestionsCard.tsx'),
    }),
  ],
  commands: [
    {
      id: 'questions',
      title: 'menu.faq',
      requires: 'PM_CI_FAQ',
      search: () => import('./commands/searchQuestions.ts'),
    },
    {
      id: 'agreements',
      title: 'menu.agreements',
      requires: 'PM_CI_AGREEMENT',
      search: () => import('./commands/searchAgreements.ts'),
    },
  ],
  jobs: {
    'change-questions': { title: 'jobs.changeQuestions', load: () => import('./jobs/changeQuestion.ts') },
  },
  records: {
    faq: { code: 'PM_CLIENT_INFORMATION', child: 'faq', param: 'faqID' },
    agreement: { code: 'PM_CLIENT_INFORMATION', child: 'agreementDetail', param: 'id' },
    faqCategory: { code: 'PM_CLIENT_INFORMATION', child: 'faq', param: 'category' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
