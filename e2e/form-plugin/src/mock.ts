import { type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { sendNotice, uploadPaper } from './endpoints.ts';

const extension: MockExtension = {
  id: 'desk-forms',
  collections: { papers: () => ({}), notices: () => ({}) },
  routes: [
    mockRoute(uploadPaper, (context) => {
      const count = context.rows('papers').length + 1;
      context.change((draft) => draft.put('papers', String(count), { count }));
      return { code: 'OK', data: { count } };
    }),
    mockRoute(sendNotice, (context, { body: { at }, files: { papers, logo } }) => {
      const count = context.rows('notices').length + 1;
      const names = [...papers, ...logo].map(({ fileName }) => fileName);
      context.change((draft) => draft.put('notices', String(count), { at, names }));
      return { code: 'OK', data: { count } };
    }),
  ],
};

export default extension;
