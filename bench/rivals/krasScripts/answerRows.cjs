// The kras script of the benchmark, as its docs show scripts: it keeps rows in memory and answers list, one by id and
// create from them. `rows` comes by the script injector's `extended` (krasProcess.ts); a map by identifier spares kras
// the search.
let byId;

module.exports = ({ rows }, request, answer) => {
  byId ??= new Map(rows.details.map((row) => [row.applyID, row]));
  const [pathname] = request.url.split('?');
  if (request.method === 'POST' && pathname === '/referrers') {
    const row = { referrerID: `R${rows.referrers.length + 1}`, ...JSON.parse(request.content) };
    rows.referrers.push(row);
    return answerJson(answer, row, 201);
  }
  if (request.method === 'GET' && pathname === '/applications') {
    const { page = 1, size = 50 } = request.query;
    const all = rows.applications;
    return answerJson(answer, { items: all.slice((page - 1) * size, page * size), total: all.length });
  }
  const row = request.method === 'GET' ? byId.get(pathname.slice('/details/'.length)) : undefined;
  return row && answerJson(answer, row);
};

function answerJson(answer, data, statusCode = 200) {
  return answer({ statusCode, headers: { 'content-type': 'application/json' }, content: JSON.stringify(data) });
}
