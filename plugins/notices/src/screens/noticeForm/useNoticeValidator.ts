import { useHost } from '@brokerdesk/plugin-sdk';
import type { FieldIssue } from '@brokerdesk/plugin-sdk/forms';
import { languageKeys } from '../../notices/noticeLanguages.ts';
import type { NoticeValues } from './noticeValues.ts';
import { useText } from '../useText.ts';

/** Returns a function that finds what keeps a notice from being saved, or from being sent. */
export function useNoticeValidator(): (values: NoticeValues) => readonly FieldIssue[] {
  const text = useText();
  const { limits } = useHost().configuration;
  const limitOf = { title: limits.noticeTitleLength, content: limits.noticeContentLength };
  return (values) => {
    const isSent = values.status === 'pending';
    const required = (path: string): FieldIssue => ({ path, rule: 'required', message: text('noticeForm.required') });
    const texts = languageKeys.flatMap((key) =>
      (['title', 'content'] as const).flatMap((name): FieldIssue[] => {
        const path = `${name}${key}` as const;
        const value = values[path];
        if (isSent && value.trim() === '') return [required(path)];
        const limit = limitOf[name];
        if (Array.from(value).length <= limit) return [];
        return [{ path, rule: 'too_big', message: text('noticeForm.tooLong', { limit }) }];
      }),
    );
    if (!isSent) return texts;
    const isUntimed = values.when === 'later' && values.pushTime === null;
    return [
      ...(values.userGroupID === '' ? [required('userGroupID')] : []),
      ...(values.sendUserStatus.length === 0 ? [required('sendUserStatus')] : []),
      ...texts,
      ...(isUntimed ? [{ path: 'pushTime', rule: 'required', message: text('noticeForm.chooseTime') }] : []),
    ];
  };
}
