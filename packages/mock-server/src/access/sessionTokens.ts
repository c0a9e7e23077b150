// A token names its session and how often that session's tokens were rotated; the rest is a secret that only this
// sandbox can make again. So none is ever stored, and one that was rotated away is still recognised as ours.
import type { StateContext } from '../context/StateContext.ts';
import type { TokenClaim } from '../sandboxes/Sandbox.ts';

export type TokenKind = 'token' | 'refreshToken';

const maximumCachedClaims = 1000;
const pattern = /^(s\d{1,12})\.(\d{1,9})\.([\w-]{32})$/;

export function issueToken(context: StateContext, claim: TokenClaim, kind: TokenKind): string {
  const name = `${claim.sessionID}.${claim.generation}`;
  return `${name}.${context.secret(`${name}.${kind}`)}`;
}

/** Reads a token that this sandbox has issued, however old; null for anything else. */
export function readToken(context: StateContext, text: string | null, kind: TokenKind): TokenClaim | null {
  if (text === null) return null;
  // Every request contains its token; the other kind arrives once in half an hour.
  const cached = kind === 'token' ? context.environment.sandbox.tokenClaims.get(text) : undefined;
  if (cached) return cached;
  const [, sessionID, generation] = pattern.exec(text) ?? [];
  if (sessionID === undefined || generation === undefined) return null;
  const claim = { sessionID, generation: Number(generation) };
  if (issueToken(context, claim, kind) !== text) return null;
  if (kind === 'token') cacheClaim(context, text, claim);
  return claim;
}

function cacheClaim({ environment }: StateContext, text: string, claim: TokenClaim): void {
  const { tokenClaims } = environment.sandbox;
  if (tokenClaims.size >= maximumCachedClaims) tokenClaims.clear();
  tokenClaims.set(text, claim);
}
