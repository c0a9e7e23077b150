import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * Rejects every request, before anything else runs, whose path has another spelling: with two spellings of one address,
 * one guard could see another path than the next.
 */
export function rejectNonCanonicalPaths(
  { raw: { url = '' } }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (isCanonicalPath(url)) done();
  else done(new errorCodes.FST_ERR_BAD_URL(url));
}

// A fragment never comes from a browser, and the router would end the path there.
const ambiguous = /\/\/|\/\.{1,2}(?:\/|$)|[\\#]/;
const needlessEscape = /%(?:2[ef]|5c|00|[46][1-9a-f]|[57][0-9a]|3[0-9]|2d|5f|7e)/i;
const malformedEscape = /%(?![0-9A-F]{2})/;

function isCanonicalPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return !ambiguous.test(path) && !needlessEscape.test(path) && !malformedEscape.test(path);
}
