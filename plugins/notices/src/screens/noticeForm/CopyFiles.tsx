import { ErrorState, SkeletonLines, useApi } from '@brokerdesk/plugin-sdk';
import { getSystemFile, type NoticeFile, type NotificationDetail } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useEffect, useState } from 'react';
import type { CopiedFiles } from './noticeValues.ts';
import { useText } from '../useText.ts';

interface CopyFilesProps {
  readonly notice: NotificationDetail;
  readonly children: (files: CopiedFiles) => ReactNode;
}

type Result = { readonly files: CopiedFiles } | { readonly error: Error };

/** Loads the attachments of a notice as files, so that they can be sent with another one. */
export function CopyFiles({ notice, children }: CopyFilesProps) {
  const text = useText();
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    const abort = new AbortController();
    const load = async ({ fileID, fileName, contentType }: NoticeFile) => {
      const blob = await api.callForBlob(getSystemFile, { query: { fileID } }, { signal: abort.signal });
      return new File([blob], fileName, { type: contentType });
    };
    const loadAll = (files: readonly NoticeFile[]) => Promise.all(files.map(load));
    Promise.all([loadAll(notice.attachFileEN), loadAll(notice.attachFileSC), loadAll(notice.attachFileTC)]).then(
      ([EN, SC, TC]) => setResult({ files: { EN, SC, TC } }),
      (error: Error) => {
        if (!abort.signal.aborted) setResult({ error });
      },
    );
    return () => abort.abort();
  }, [api, notice, attempt]);
  if (result === undefined) return <SkeletonLines count={6} />;
  if ('files' in result) return children(result.files);
  return (
    <ErrorState
      title={text('noticeForm.copyFilesFailed')}
      error={result.error}
      onRetry={() => {
        setResult(undefined);
        setAttempt(attempt + 1);
      }}
    />
  );
}
