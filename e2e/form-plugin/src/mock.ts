import { type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { uploadPaper } from './endpoints.ts';

const extension: MockExtension = {
  id: 'desk-forms',
  collections: { papers: () => ({}) },
  routes: [
    mockRoute(uploadPaper, (context) => {
      const count = context.rows('papers').length + 1;
      context.change((draft) => draft.put('papers', String(count), { count }));
      return { code: 'OK', data: { count } };
    }),
  ],
};

export default extension;
