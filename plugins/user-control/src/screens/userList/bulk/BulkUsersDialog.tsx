import { ConfirmDialog, Stack, Text, useHost, useJobs } from '@brokerdesk/plugin-sdk';
import type { User } from '@brokerdesk/plugin-sdk/api';
import type { UserChange } from '../../../jobs/changeUser.ts';
import { describeUser } from '../dialogs/describeUser.ts';
import { useText } from '../../useText.ts';
import type { BulkRequest } from './useBulkUsers.ts';

/** Names the accounts and the consequence, and hands the work over to the tray. */
export function BulkUsersDialog({ request, onClose }: { readonly request: BulkRequest; readonly onClose: () => void }) {
  const { action, eligible, leftOut, clear } = request;
  const text = useText();
  const { start } = useJobs();
  const { notify } = useHost();
  const count = eligible.length;
  const title = text(`bulk.${action}.title`, { count });

  /** The tray shows the result of each account, and asks for one code if the broker requires it. */
  async function startJob() {
    start<UserChange>({
      kind: 'change-users',
      title: { key: `bulk.${action}.title`, values: { count } },
      columns: [{ key: 'column.userID' }, { key: 'column.userName' }],
      items: eligible.map((user) => ({
        id: user.refID,
        label: describeUser(user),
        input: { action, brokerCode: user.brokerCode, version: user.version },
        cells: [user.userID, user.userName],
      })),
    });
    notify({ tone: 'success', text: text('jobs.started', { title }) });
    clear();
  }
  return (
    <ConfirmDialog
      title={title}
      subject={
        <Stack gap={4}>
          <Names users={eligible} />
          {leftOut.length > 0 && (
            <Text as="p" tone="neutral" size="small">
              {text('bulkUsers.leftOut')}
            </Text>
          )}
          {leftOut.slice(0, maxNamed).map(({ user, problem }) => (
            <Text as="p" tone="neutral" size="small" key={user.refID}>
              {describeUser(user)}: {text(`problem.${problem}`)}
            </Text>
          ))}
          {leftOut.length > maxNamed && (
            <Text as="p" tone="neutral" size="small">
              {text('bulkUsers.andMore', { count: leftOut.length - maxNamed })}
            </Text>
          )}
        </Stack>
      }
      consequence={text(`bulkUsers.${action}.consequence`)}
      actionLabel={title}
      tone={action === 'enable' ? 'primary' : 'danger'}
      record={eligible}
      onConfirm={startJob}
      onClose={onClose}
    />
  );
}

/** A dialog names as many; its title has the number of all. */
const maxNamed = 8;

function Names({ users }: { readonly users: readonly User[] }) {
  const text = useText();
  return (
    <>
      {users.slice(0, maxNamed).map((user) => (
        <Text as="div" key={user.refID}>
          {describeUser(user)}
        </Text>
      ))}
      {users.length > maxNamed && <div>{text('bulkUsers.andMore', { count: users.length - maxNamed })}</div>}
    </>
  );
}
