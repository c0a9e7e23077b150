import { type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { listGreetings } from './endpoints.ts';

const extension: MockExtension = {
  id: 'edit',
  collections: { editVisits: () => ({}) },
  routes: [
    mockRoute(listGreetings, (context) => ({
      code: 'OK',
      data: ['Good morning', ...context.rows<{ readonly name: string }>('editVisits').map(({ name }) => name)],
    })),
  ],
};
export default extension;
