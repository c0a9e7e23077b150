import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { ApiError, Row, UnreachableError } from '@brokerdesk/plugin-sdk';
import type { ReactNode } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { ChunkError } from './loadChunk.ts';
import { describeError } from '../plugins/describeError.ts';

/** The props of {@link LoadFailure}. */
export interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** Shows why something could not be loaded, with a retry; after a new release the retry reloads the page. */
export function LoadFailure({ title, error, onRetry, children }: LoadFailureProps) {
  const text = useHostText();
  const isCall = error instanceof ApiError || error instanceof UnreachableError;
  const { code, hint } = error as { code?: string; hint?: string };
  const isNewRelease = error instanceof ChunkError && error.code === 'NEW_RELEASE';
  return (
    <div className="bd-message-page" role="alert">
      <h1>{isNewRelease ? text('errors.newReleaseTitle') : title}</h1>
      <p>
        {error instanceof UnreachableError || error instanceof ChunkError
          ? text(`errors.${error.code}`)
          : describeError(error)}
      </p>
      {hint && <p>{hint}</p>}
      <p className="bd-muted">
        {code && `${text('errors.requestCode')} ${code}`}
        {isCall && error.requestId && ` · ${text('errors.requestId')} ${error.requestId}`}
      </p>
      <Row wrap>
        <button
          type="button"
          className={buttonClass({ intent: 'primary' })}
          onClick={isNewRelease ? () => location.reload() : onRetry}
        >
          {text(isNewRelease ? 'plugin.reload' : 'errors.retry')}
        </button>
        {children}
      </Row>
    </div>
  );
}
