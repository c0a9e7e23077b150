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

const ambiguous = /\/\/|\/\.{1,2}(?:\/|$)/;
// The one spelling is that of `encodeURIComponent`: it leaves these signs as they are and escapes all others. A slash, a
// backslash and a zero have no spelling.
const unescapedSign = /[^A-Za-z0-9_.!~*'()/%-]/;
const needlessEscape = /%(?:2[1789adef]|5[cf]|00|7e|[46][1-9a-f]|[57][0-9a]|3[0-9])/i;
const malformedEscape = /%(?![0-9A-F]{2})/;

function isCanonicalPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return (
    !ambiguous.test(path) && !unescapedSign.test(path) && !needlessEscape.test(path) && !malformedEscape.test(path)
  );
}
