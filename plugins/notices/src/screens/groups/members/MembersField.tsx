import { Button, Callout, Row, Stack } from '@brokerdesk/plugin-sdk';
import { type NotificationGroup, notificationGroupLimits } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, TagsField } from '@brokerdesk/plugin-sdk/forms';
import { CsvProblemPanel } from '@brokerdesk/plugin-sdk/sheet';
import { useRef, useState } from 'react';
import type { GroupValues } from '../groupValues.ts';
import { useText } from '../../useText.ts';
import { isAccountNumber, normalizeAccountNumber } from './accountNumbers.ts';
import { AccountCheck } from './AccountCheck.tsx';
import { FilePreview } from './FilePreview.tsx';
import { type NumberFile, type NumberFileOptions, readNumberFile } from './readNumberFile.ts';
import { useNoticeNames } from '../useNoticeNames.ts';

interface MetNoticesProps {
  readonly group: NotificationGroup;
  /** The account numbers that are about to be saved. */
  readonly members: readonly string[];
}

/** A user's choices about a file. */
type FileChoice = Omit<NumberFileOptions, 'titles'>;

/** A file that was read, with what the user has chosen about it. */
interface ReadFile {
  readonly file: File;
  readonly choice: FileChoice;
  readonly content: NumberFile;
}

interface MembersFieldProps {
  readonly form: FormHandle<GroupValues>;
  /** The group as it is saved; undefined for a new one. */
  readonly group: NotificationGroup | undefined;
}

/** The members of a group: typed, pasted, or read from a csv file, and checked against the accounts. */
export function MembersField({ form, group }: MembersFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadFile>();
  const { accountNumbers: members } = form.watch('accountNumbers');
  const setMembers = (numbers: readonly string[]) => form.write({ accountNumbers: [...numbers] });
  // The button that was pressed disappears; the user goes on in the field.
  const focusField = () => form.registry.get('accountNumbers')?.focus();
  function closeFile() {
    setRead(undefined);
    focusField();
  }
  async function readFile(file: File, choice: FileChoice = {}) {
    const titles = [text('members.column'), 'Account number', '账户号码', '帳戶號碼'] as const;
    setRead({ file, choice, content: await readNumberFile(file, { ...choice, titles }) });
  }
  return (
    <Stack gap={8}>
      <TagsField
        form={form}
        name="accountNumbers"
        label={text('members.label')}
        hint={text('members.hint')}
        limit={notificationGroupLimits.members}
        inputMode="numeric"
        normalize={normalizeAccountNumber}
        check={(tag) => (isAccountNumber(tag) ? undefined : text('members.nineDigits'))}
      />
      <AccountCheck
        numbers={members.filter(isAccountNumber)}
        onRemove={(unknown) => {
          setMembers(members.filter((number) => !unknown.includes(number)));
          focusField();
        }}
      />
      <Row>
        <Button onClick={() => input.current?.click()}>{text('members.file')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text('members.file')}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void readFile(file);
            // The user can choose the same file again after correcting it.
            target.value = '';
          }}
        />
      </Row>
      <div role="status">
        {read && (
          <FileContent
            read={read}
            members={members}
            onChoose={(choice) => void readFile(read.file, { ...read.choice, ...choice })}
            onAdd={(numbers) => {
              setMembers([...members, ...numbers]);
              closeFile();
            }}
            onClose={closeFile}
          />
        )}
      </div>
      <div role="status">{group && <MetNotices group={group} members={members} />}</div>
    </Stack>
  );
}

interface FileContentProps {
  readonly read: ReadFile;
  readonly members: readonly string[];
  /** Reads the file again with what the user has chosen. */
  readonly onChoose: (choice: FileChoice) => void;
  readonly onAdd: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

function FileContent({ read, members, onChoose, onAdd, onClose }: FileContentProps) {
  const text = useText();
  const { file, content } = read;
  const { name } = file;
  if (content.kind === 'none') return <Callout tone="failed" title={text('members.unreadable', { name })} />;
  if (content.kind === 'texts') return <FilePreview {...{ name, members, onAdd, onClose }} texts={content.texts} />;
  const { problem } = content;
  return (
    <Callout tone="neutral" title={name}>
      <CsvProblemPanel
        problem={problem}
        onEncoding={(encoding) => onChoose({ encoding })}
        onColumns={({ accountNumber }) => {
          const column =
            problem.code === 'missingColumns' && problem.fileColumns.find(({ at }) => at === accountNumber);
          if (column) onChoose({ column });
        }}
      />
    </Callout>
  );
}

/** What a change of the members means for notices to the group that wait, before it is saved. */
function MetNotices({ group: { accountNumbers, pendingNotifications = [] }, members }: MetNoticesProps) {
  const text = useText();
  const nameNotices = useNoticeNames();
  const saved = new Set(accountNumbers);
  const isSame = saved.size === members.length && members.every((number) => saved.has(number));
  if (isSame || pendingNotifications.length === 0) return null;
  const needApproval = pendingNotifications.filter(({ approvalState = null }) => approvalState !== null);
  const others = pendingNotifications.filter(({ approvalState = null }) => approvalState === null);
  return (
    <Callout tone="waiting" title={text('group.meetsNotices')}>
      {needApproval.length > 0 && (
        <p>{text('group.approvedAgain', { count: needApproval.length, names: nameNotices(needApproval) })}</p>
      )}
      {others.length > 0 && <p>{text('group.sentToMembers', { count: others.length, names: nameNotices(others) })}</p>}
    </Callout>
  );
}
