import type { Session } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { StateContext } from '../../context/StateContext.ts';
import { hashTexts } from '../../state/hashTexts.ts';
import type { SessionRow } from '../../state/rows.ts';
import { buildTree, functionsOfUser } from '../../access/functionTree.ts';
import { openSession, tokensOf } from '../../access/sessionRules.ts';
import { formatTime } from '../../contract/times.ts';

export interface SignInOptions {
  readonly user: UserRow;
  readonly broker: BrokerRow;
  /** The functions of the session instead of those of the user's roles. */
  readonly functionCodes?: ReadonlySet<string> | undefined;
  /** Seconds, where the session is to last another time than the broker's. */
  readonly lengthSec?: number | undefined;
  /** The key that will sign the session's requests. */
  readonly key?: ClientKey | undefined;
}

/** Opens a session for a user whose identity the caller has verified. Returns the data of a sign-in. */
export function signIn(
  context: StateContext,
  options: SignInOptions,
): { readonly session: SessionRow; readonly data: Session } {
  const { user, broker, lengthSec, key } = options;
  const functions = functionsOfUser(context, user, options.functionCodes);
  const functionCodes = functions.map(({ functionCode }) => functionCode);
  const session = openSession(context, { user, functionCodes, lengthSec, key });
  const lastLoginTime = formatTime(context.now());
  context.change((draft) => draft.put('users', user.refID, { ...user, lastLoginTime }));
  const { refID, userID, userName, type, brokerCode } = user;
  const data: Session = {
    ...tokensOf(context, session),
    user: { refID, userID, userName, type, brokerCode, lastLoginTime: user.lastLoginTime },
    functions: buildTree(functions),
    queryKey: queryKeyOf(context, broker),
    draftKey: context.secret(`draftKey ${user.refID}`),
    mustChangePassword: user.mustChangePassword,
  };
  return { session, data };
}

/** The key in the demo data is as public as the seed. */
function queryKeyOf(context: StateContext, { brokerCode, queryKey }: BrokerRow): BrokerRow['queryKey'] {
  const { seed, secretSeed } = context.environment;
  return secretSeed === seed ? queryKey : { ...queryKey, key: hashTexts([context.secret(`queryKey ${brokerCode}`)]) };
}
