import { Callout, Choice, Fact, FactList, Stack, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { LocalText, RoleMember } from '@brokerdesk/plugin-sdk/api';
import { RecordNames, userRecords } from '@brokerdesk/plugin-sdk/forms';
import type { RoleFunction } from '../../roles/RoleFunction.ts';
import type { RoleChangesSummary } from './changesOfRole.ts';
import { useText } from '../useText.ts';

const users = userRecords();
const shownAtMost = 100;

/** The changes that a saved role makes: its functions, its members, and for how many of them. */
export function RoleReview({
  name,
  changes,
  members,
  endsSessions,
  onEndSessions,
}: {
  readonly name: LocalText;
  readonly changes: RoleChangesSummary;
  /** The members before the change. */
  readonly members: readonly RoleMember[];
  /** Whether the sessions of affected members end with the change. */
  readonly endsSessions: boolean;
  readonly onEndSessions: (endsSessions: boolean) => void;
}) {
  const text = useText();
  const { count } = useFormats();
  const { currentUser, language } = useHost();
  const { granted, revoked, added, removed, affected } = changes;
  const signedIn = members.filter((one) => one.signedIn && affected.includes(one.refID)).length;
  const endable = members.filter(
    (one) => one.signedIn && affected.includes(one.refID) && one.refID !== currentUser.refID,
  ).length;
  const known = members.map(({ refID, userName }) => ({ id: refID, label: userName }));
  return (
    <Stack gap={12}>
      <Text bold>{textIn(name, language)}</Text>
      <FactList>
        <Functions term={text('roleReview.granted')} functions={granted} />
        <Functions term={text('roleReview.revoked')} functions={revoked} />
        {added.length > 0 && (
          <Fact term={text('roleReview.added')}>
            <RecordNames source={users} ids={added} known={known} />
          </Fact>
        )}
        {removed.length > 0 && (
          <Fact term={text('roleReview.removed')}>
            <RecordNames source={users} ids={removed} known={known} />
          </Fact>
        )}
      </FactList>
      <Callout tone={affected.length === 0 ? 'neutral' : 'waiting'}>
        <p>
          {text('roleReview.affected', {
            count: affected.length,
            number: count(affected.length),
            signedIn: count(signedIn),
          })}
        </p>
        <p>{text('nextSignIn')}</p>
      </Callout>
      {endable > 0 && (
        <Choice
          type="checkbox"
          label={text('roleReview.endSessions', { count: endable, number: count(endable) })}
          checked={endsSessions}
          onChange={({ target }) => onEndSessions(target.checked)}
        />
      )}
    </Stack>
  );
}

function Functions({ term, functions }: { readonly term: string; readonly functions: readonly RoleFunction[] }) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  if (functions.length === 0) return null;
  const rest = functions.length - shownAtMost;
  return (
    <Fact term={`${term} (${count(functions.length)})`}>
      <ul className="bdk-scroll bdk-scroll-short">
        {functions.slice(0, shownAtMost).map(({ functionCode, name }) => (
          <li key={functionCode}>{textIn(name, language)}</li>
        ))}
        {rest > 0 && <li>{text('roleReview.more', { count: count(rest) })}</li>}
      </ul>
    </Fact>
  );
}
