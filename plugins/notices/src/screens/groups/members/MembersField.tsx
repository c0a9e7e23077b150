import { Button, Callout, Row, Stack } from '@brokerdesk/plugin-sdk';
import { type NotificationGroup, notificationGroupLimits } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, TagsField } from '@brokerdesk/plugin-sdk/forms';
import { useRef, useState } from 'react';
import type { GroupValues } from '../groupValues.ts';
import { useText } from '../useText.ts';
import { isAccountNumber, normalizeAccountNumber, readNumberFile } from './accountNumbers.ts';
import { AccountCheck } from './AccountCheck.tsx';
import { FilePreview } from './FilePreview.tsx';
import { MetNotices } from './MetNotices.tsx';

/** A file that was read, and its texts; undefined if it contains no numbers. */
interface ReadFile {
  readonly name: string;
  readonly texts: readonly string[] | undefined;
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
  const [file, setFile] = useState<ReadFile>();
  const { accountNumbers: members } = form.watch('accountNumbers');
  const setMembers = (numbers: readonly string[]) => form.write({ accountNumbers: [...numbers] });
  // The button that was pressed disappears; the user goes on in the field.
  const focusField = () => form.registry.get('accountNumbers')?.focus();
  function closeFile() {
    setFile(undefined);
    focusField();
  }
  async function read(picked: File | undefined) {
    if (!picked) return;
    const texts = await readNumberFile(picked, [text('members.column'), 'Account number', '账户号码', '帳戶號碼']);
    setFile({ name: picked.name, texts });
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
            void read(target.files?.[0]);
            // The user can choose the same file again after correcting it.
            target.value = '';
          }}
        />
      </Row>
      <div role="status">
        {file?.texts && (
          <FilePreview
            name={file.name}
            texts={file.texts}
            members={members}
            onAdd={(numbers) => {
              setMembers([...members, ...numbers]);
              closeFile();
            }}
            onClose={closeFile}
          />
        )}
        {file && !file.texts && <Callout tone="failed" title={text('members.unreadable', { name: file.name })} />}
      </div>
      <div role="status">{group && <MetNotices group={group} members={members} />}</div>
    </Stack>
  );
}
