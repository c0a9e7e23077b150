import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { addStamp, getStamp } from './endpoints.ts';

const extension: MockExtension = {
  id: 'stamps',
  collections: { stamps: () => ({}) },
  routes: [
    mockRoute(addStamp, (context, { body: { number } }) => {
      const count = countOf(context, number) + 1;
      context.change((draft) => draft.put('stamps', number, { count }));
      return { code: 'OK', data: { number, count } };
    }),
    mockRoute(getStamp, (context, { params: { number } }) => ({
      code: 'OK',
      data: { number, count: countOf(context, number) },
    })),
  ],
};

export default extension;

function countOf(context: MockContext, number: string): number {
  return context.row<{ count: number }>('stamps', number)?.count ?? 0;
}
