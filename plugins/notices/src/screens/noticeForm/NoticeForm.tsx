import { Button, Callout, Row, Stack, useHost, useNavigation } from '@brokerdesk/plugin-sdk';
import {
  changeNotification,
  createNotification,
  type NotificationDetail,
  type NotificationGroup,
} from '@brokerdesk/plugin-sdk/api';
import { Form, useRecordForm } from '@brokerdesk/plugin-sdk/forms';
import { useEffect, useRef, useState } from 'react';
import { NoticeCheck } from './NoticeCheck.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import { bodyOfNotice, fieldOfPath, filesOfNotice, type NoticeValues, valuesOfNotice } from './noticeValues.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useNoticeValidator } from './useNoticeValidator.ts';
import { useText } from '../useText.ts';

interface NoticeFormProps {
  /** Names the draft. */
  readonly name: string;
  /** The notice to change; undefined for a new one. */
  readonly record: NotificationDetail | undefined;
  /** The values of a new notice. */
  readonly start: NoticeValues;
  /** Input that the user has typed elsewhere: unsent, so it is stored as a draft and not lost on leaving. */
  readonly typed?: NoticeValues | undefined;
  readonly groups: readonly NotificationGroup[];
  /** Goes on with the input as a new notice, because this one was delivered meanwhile. */
  readonly onCopy?: (values: NoticeValues) => void;
}

/** The form of a notice. It is saved as a draft, or sent after a last check. */
export function NoticeForm({ name, record, start, typed, groups, onCopy }: NoticeFormProps) {
  const text = useText();
  const { open } = useNavigation();
  const { configuration } = useHost();
  const validate = useNoticeValidator();
  const saved = useRef(record?.ntfID ?? '');
  const [isPreviewing, setIsPreviewing] = useState(false);
  const needsApproval = configuration.noticeApproval === true;
  const form = useRecordForm<NotificationDetail, NoticeValues, typeof createNotification, typeof changeNotification>({
    name,
    itemLabel: text('notice.item'),
    record,
    create: createNotification,
    change: changeNotification,
    params: ({ ntfID }) => ({ ntfID }),
    toValues: (notice) => (notice === undefined ? start : valuesOfNotice(notice)),
    // Of a notice that an earlier attempt has created, this form shows no files: none of them stays.
    toBody: (values, from) => bodyOfNotice(values, from, record === undefined ? 'none' : 'kept'),
    toFiles: filesOfNotice,
    fieldOf: fieldOfPath,
    validate,
    review(values, notice) {
      if (values.status === 'draft') return undefined;
      const submitLabel = text(values.when === 'now' ? 'check.submit' : 'check.schedule');
      return {
        title: text(needsApproval ? 'check.titleApproval' : 'check.title'),
        submitLabel: needsApproval ? text('check.submitApproval') : submitLabel,
        content: <NoticeCheck values={values} record={notice} groups={groups} />,
      };
    },
    onSaved: ({ ntfID }) => {
      saved.current = ntfID;
    },
    onClose: () => void open({ code: 'PM_NM_GENERAL_NOTICE', child: 'detail', params: { ntfID: saved.current } }),
  });
  const { write, registry } = form;
  useEffect(() => {
    if (!typed) return;
    write(typed);
    // The button that has opened this form is gone.
    registry.get('titleEN')?.focus();
  }, [typed, write, registry]);
  const isDisabled = form.isSending || form.conflict !== undefined;
  function submitAs(status: NoticeValues['status']) {
    if (isDisabled) return;
    write({ status });
    void form.submit();
  }
  const isDelivered = form.submitError?.code === 'E0016';
  return (
    <>
      <Form form={form} label={text('notice.item')} isDisabled={isDisabled}>
        {isDelivered && onCopy && (
          <Callout tone="waiting" title={text('noticeForm.delivered')}>
            <Stack gap={8}>
              <p>{text('noticeForm.deliveredHint')}</p>
              <Row>
                <Button onClick={() => onCopy(form.read())}>{text('noticeForm.copyMine')}</Button>
              </Row>
            </Stack>
          </Callout>
        )}
        <NoticeFields form={form} record={record} groups={groups} />
        <Row wrap>
          <Button intent="primary" aria-disabled={isDisabled || undefined} onClick={() => submitAs('pending')}>
            {text('noticeForm.send')}
          </Button>
          <Button aria-disabled={isDisabled || undefined} onClick={() => submitAs('draft')}>
            {text(record?.status === 'pending' ? 'noticeForm.unschedule' : 'noticeForm.saveDraft')}
          </Button>
          <Button onClick={() => setIsPreviewing(true)}>{text('noticeForm.preview')}</Button>
          {form.isDirty && <Button onClick={form.discard}>{text('noticeForm.discard')}</Button>}
        </Row>
      </Form>
      {isPreviewing && <PreviewDialog values={form.read()} record={record} onClose={() => setIsPreviewing(false)} />}
    </>
  );
}
