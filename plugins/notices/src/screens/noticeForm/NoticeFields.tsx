import { Stack, Text, textIn, toLocalText, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import {
  accountStatusNumbers,
  notificationChannels,
  type NotificationDetail,
  type NotificationGroup,
} from '@brokerdesk/plugin-sdk/api';
import {
  ChecksField,
  ChoiceField,
  DateTimeField,
  FilesField,
  type FormHandle,
  LanguageTabs,
  LocalTextField,
  SelectField,
  SwitchField,
} from '@brokerdesk/plugin-sdk/forms';
import { countReach } from '../../notices/countReach.ts';
import { useNoticeLabels } from '../../notices/useNoticeLabels.ts';
import type { NoticeValues } from './noticeValues.ts';
import { useText } from '../useText.ts';

interface NoticeFieldsProps {
  readonly form: FormHandle<NoticeValues>;
  readonly record: NotificationDetail | undefined;
  readonly groups: readonly NotificationGroup[];
}

/** The fields of a notice: whom it reaches, its texts and files in three languages, and when it is delivered. */
export function NoticeFields({ form, record, groups }: NoticeFieldsProps) {
  return (
    <>
      <Recipients form={form} groups={groups} />
      <Texts form={form} record={record} />
      <Delivery form={form} record={record} groups={groups} />
    </>
  );
}

type PartProps = Pick<NoticeFieldsProps, 'form' | 'groups'>;

function Recipients({ form, groups }: PartProps) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const labels = useNoticeLabels();
  const options = groups.map((group) => ({
    value: group.groupID,
    label: text('noticeForm.groupOption', {
      name: textIn(toLocalText(group, 'name'), language),
      count: count(group.memberCount),
    }),
  }));
  return (
    <Stack as="section" gap={12} aria-label={text('noticeForm.recipients')}>
      <h2>{text('noticeForm.recipients')}</h2>
      <SelectField
        form={form}
        name="userGroupID"
        label={text('notice.group')}
        options={options}
        emptyLabel={text('noticeForm.chooseGroup')}
        isRequired
      />
      <ChecksField
        form={form}
        name="sendUserStatus"
        label={text('notice.accounts')}
        options={accountStatusNumbers.map(String).map((value) => ({ value, label: labels.accountState(value) }))}
        isRequired
      />
      <Reach form={form} groups={groups} />
      <ChoiceField
        form={form}
        name="channel"
        label={text('notice.channel')}
        options={notificationChannels.map((value) => ({ value, label: labels.channel(value) }))}
      />
    </Stack>
  );
}

/** How many clients the group and the states make. */
function Reach({ form, groups }: PartProps) {
  const text = useText();
  const { count } = useFormats();
  const { userGroupID, sendUserStatus } = form.watch('userGroupID', 'sendUserStatus');
  const group = groups.find(({ groupID }) => groupID === userGroupID);
  if (!group) return null;
  const reached = countReach(group, sendUserStatus);
  return (
    <Text as="p" role="status" tone={reached === 0 ? 'failed' : 'neutral'}>
      {reached === 0
        ? text('noticeForm.reachNone')
        : text('noticeForm.reach', { count: reached, number: count(reached) })}
    </Text>
  );
}

function Texts({ form, record }: Pick<NoticeFieldsProps, 'form' | 'record'>) {
  const text = useText();
  const { limits } = useHost().configuration;
  const rules = { types: ['pdf', 'png', 'jpeg'], ...limits.noticeAttachments } as const;
  return (
    <Stack as="section" gap={12} aria-label={text('noticeForm.texts')}>
      <h2>{text('noticeForm.texts')}</h2>
      <LanguageTabs form={form} label={text('noticeForm.texts')}>
        {({ at, languageName }) => (
          <>
            <LocalTextField
              form={form}
              name="title"
              label={text('notice.title')}
              limit={limits.noticeTitleLength}
              isRequired
            />
            <LocalTextField
              form={form}
              name="content"
              label={text('notice.content')}
              limit={limits.noticeContentLength}
              isRequired
              isMultiline
            />
            <FilesField
              form={form}
              name={at('files')}
              label={`${text('notice.attachments')} · ${languageName}`}
              rules={rules}
              existing={record?.[`attachFile${at('files').slice(-2) as 'EN' | 'SC' | 'TC'}`] ?? []}
            />
          </>
        )}
      </LanguageTabs>
    </Stack>
  );
}

function Delivery({ form, record, groups }: NoticeFieldsProps) {
  const text = useText();
  const { when, userGroupID, pushTime } = form.watch('when', 'userGroupID', 'pushTime');
  // If the planned time comes during the editing, the server knows better what to say: the notice has been delivered.
  const isAsPlanned = record?.status === 'pending' && pushTime === record.pushTime;
  const isBuiltIn = groups.some(({ groupID, builtIn }) => builtIn && groupID === userGroupID);
  return (
    <Stack as="section" gap={12} aria-label={text('noticeForm.delivery')}>
      <h2>{text('noticeForm.delivery')}</h2>
      <ChoiceField
        form={form}
        name="when"
        label={text('noticeForm.when')}
        options={[
          { value: 'now', label: text('notice.now') },
          { value: 'later', label: text('noticeForm.later') },
        ]}
      />
      {when === 'later' && (
        <DateTimeField
          form={form}
          name="pushTime"
          label={text('notice.pushTime')}
          {...(isAsPlanned ? {} : { min: 'now' })}
          defaultTime="09:00"
          isRequired
        />
      )}
      <SwitchField
        form={form}
        name="deleteUserGroup"
        label={text('noticeForm.deleteGroup')}
        disabledReason={isBuiltIn ? text('noticeForm.builtIn') : undefined}
      />
    </Stack>
  );
}
