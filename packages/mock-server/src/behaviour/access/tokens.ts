// A token names its session and how often that session's tokens were rotated; the rest is a secret that only this
// sandbox can make again. So none is ever stored, and one that was rotated away is still recognised as ours.
import type { StateContext } from '../../pipeline/StateContext.ts';

export type TokenKind = 'token' | 'refreshToken';

export interface TokenClaim {
  readonly sessionID: string;
  readonly generation: number;
}

const pattern = /^(s\d{1,12})\.(\d{1,9})\.([\w-]{32})$/;

export function issueToken(context: StateContext, claim: TokenClaim, kind: TokenKind): string {
  const name = `${claim.sessionID}.${claim.generation}`;
  return `${name}.${context.secret(`${name}.${kind}`)}`;
}

/** Reads a token that this sandbox has issued, however old; null for anything else. */
export function readToken(context: StateContext, text: string | null, kind: TokenKind): TokenClaim | null {
  const [, sessionID, generation] = pattern.exec(text ?? '') ?? [];
  if (sessionID === undefined || generation === undefined) return null;
  const claim = { sessionID, generation: Number(generation) };
  return issueToken(context, claim, kind) === text ? claim : null;
}
