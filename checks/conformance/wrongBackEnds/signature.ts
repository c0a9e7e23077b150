import { folders, type WrongBackEnd } from './WrongBackEnd.ts';

const { server } = folders;
const family = 'signature';

export const signatureFaults: readonly WrongBackEnd[] = [
  {
    family,
    law: 'a request with a token needs no signature',
    file: `${server}/signature/rfc9421Scheme.ts`,
    find: "if ('problem' in verdict) return { code: 'E0010', data: { reason: verdict.problem } };",
    replace: `if ('problem' in verdict && verdict.problem === 'missing' && found?.state === 'live') return undefined;
    if ('problem' in verdict) return { code: 'E0010', data: { reason: verdict.problem } };`,
    caughtBy: 'signature:needed',
  },
  {
    family,
    law: 'the nonce of a request that reads is not stored',
    file: `${server}/signature/rfc9421Scheme.ts`,
    find: 'consumeNonce: (nonce) => sandbox.nonces.consume(nonce, now),',
    replace: "consumeNonce: (nonce) => request.method === 'GET' || sandbox.nonces.consume(nonce, now),",
    caughtBy: 'signature:replay',
  },
  {
    family,
    law: 'a forged request uses up the nonce of the right one',
    file: `${server}/signature/verifySignature.ts`,
    find: "  if (!isValid) return { problem: 'signature' };",
    replace: `  if (!isValid) {
    consumeNonce(\`\${claim.parameters.keyid} \${claim.parameters.nonce}\`);
    return { problem: 'signature' };
  }`,
    caughtBy: 'signature:unused-nonce',
  },
  {
    family,
    law: 'a signature does not have to cover @query',
    file: `${server}/signature/verifySignature.ts`,
    find: 'if (components.length !== required.length || !required.every((name) => components.includes(name))) {',
    replace: "if (!required.every((name) => name === '@query' || components.includes(name))) {",
    caughtBy: 'signature:coverage',
  },
  {
    family,
    law: 'the host is the server’s own, whatever the request names',
    file: `${server}/signature/verifySignature.ts`,
    find: `function describeRequest({ method = '', url = '', headers }: IncomingMessage): RequestToSign {
  return {
    method,
    authority: headers.host ?? '',`,
    replace: `function describeRequest({ method = '', url = '', headers, socket }: IncomingMessage): RequestToSign {
  return {
    method,
    authority: \`127.0.0.1:\${socket.localPort}\`,`,
    caughtBy: 'signature:verification',
  },
  {
    family,
    law: 'one right token digest of two is enough',
    file: `${server}/signature/verifySignature.ts`,
    find: 'headers[signatureHeaders.tokenDigest.toLowerCase()]) &&',
    replace: 'headers[signatureHeaders.tokenDigest.toLowerCase()]) ||',
    caughtBy: 'signature:digests',
  },
  {
    family,
    law: 'a token works with any key that its request brings',
    file: `${server}/signature/verifySignature.ts`,
    find: 'const key = sessionKey ?? readClientKey(request.headers[signatureHeaders.clientKey.toLowerCase()]);',
    replace: 'const key = readClientKey(request.headers[signatureHeaders.clientKey.toLowerCase()]) ?? sessionKey;',
    caughtBy: 'signature:key',
  },
  {
    family,
    law: 'a signature may last as long as its client likes',
    file: `${server}/signature/verifySignature.ts`,
    find: 'lifeSec > 0 && lifeSec <= lifetimeSec &&',
    replace: 'lifeSec > 0 &&',
    caughtBy: 'signature:policy',
  },
];
