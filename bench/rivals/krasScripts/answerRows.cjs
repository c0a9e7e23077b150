// The kras script of the benchmark, as its docs show scripts: it keeps rows in memory and answers list, one by id and
// create from them. A new referrer has the emulator's fields, checked as cheaply as by hand, and a name that no other has.
// `rows` comes by the script injector's `extended` (krasProcess.ts); maps by identifier spare kras the search.
const fields = ['nameEN', 'nameSC', 'nameTC', 'phone'];
let byId;
let referrers;
let names;

module.exports = ({ rows }, request, answer) => {
  byId ??= new Map(rows.details.map((row) => [row.applyID, row]));
  referrers ??= new Map(rows.referrers.map((row) => [row.referrerID, row]));
  names ??= new Set(rows.referrers.map(({ nameEN }) => nameEN.toLowerCase()));
  const [pathname] = request.url.split('?');
  if (request.method === 'POST' && pathname === '/referrers') return createReferrer(request, answer);
  if (request.method !== 'GET') return undefined;
  if (pathname === '/applications') {
    const { page = 1, size = 50 } = request.query;
    const all = rows.applications;
    return answerJson(answer, { items: all.slice((page - 1) * size, page * size), total: all.length });
  }
  const row = byId.get(pathname.slice('/details/'.length)) ?? referrers.get(pathname.slice('/referrers/'.length));
  return row && answerJson(answer, row);
};

function createReferrer(request, answer) {
  const given = JSON.parse(request.content);
  const isGood = fields.every((field) => isText(given[field])) && Object.keys(given).length === fields.length;
  if (!isGood || names.has(given.nameEN.toLowerCase())) return answerJson(answer, { message: 'Not like this.' }, 400);
  const row = { referrerID: `R${referrers.size + 1}`, ...given };
  referrers.set(row.referrerID, row);
  names.add(given.nameEN.toLowerCase());
  return answerJson(answer, row, 201);
}

function isText(value) {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 100;
}

function answerJson(answer, data, statusCode = 200) {
  return answer({ statusCode, headers: { 'content-type': 'application/json' }, content: JSON.stringify(data) });
}
