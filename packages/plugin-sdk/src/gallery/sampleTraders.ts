// 10,000 traders for pages with pickers; the trader T0 no longer exists.
import { ApiError } from '../services/errors.ts';
import { createTestApi, type TestCall } from '../test-doubles/createTestApi.ts';

const count = 10_000;

/** Returns the traders page by page, and single ones. */
export const sampleTraders = createTestApi(({ params, query }: TestCall) => {
  const { userID } = params;
  if (userID === 'T0') throw new ApiError({ code: 'E0003', message: '', data: null, requestId: 'req-20261122-1' });
  if (typeof userID === 'string') return traderOf(Number(userID.slice(1)));
  const [page, size] = [Number(query['page']), Number(query['size'])];
  const words = typeof query['q'] === 'string' ? query['q'].toLowerCase() : '';
  const matching = Array.from({ length: count }, (_, index) => traderOf(index + 1)).filter((trader) =>
    Object.values(trader).some((value) => value.toLowerCase().includes(words)),
  );
  return { items: matching.slice((page - 1) * size, page * size), page, size, total: matching.length };
});

function traderOf(number: number) {
  return {
    userID: `T${number}`,
    nameEN: `Chan Tai Man ${number}`,
    nameSC: `陈大文 ${number}`,
    nameTC: `陳大文 ${number}`,
  };
}
