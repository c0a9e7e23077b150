import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { ApiError, Row, UnreachableError } from '@brokerdesk/plugin-sdk';
import { type ReactNode, useEffect } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { ChunkError } from './loadChunk.ts';
import { describeError } from '../plugins/describeError.ts';
import { RegistryError } from '../plugins/fetchRegistry.ts';
import { reportClientError } from './reportClientError.ts';

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
  useEffect(() => {
    // The back end knows about its own.
    if (!isCall) reportClientError(error);
  }, [error, isCall]);
  // An error of the browser has a number instead, which does not help the user.
  const { code } = error as { code?: unknown };
  const describe = () => {
    if (error instanceof ApiError) return error.message;
    const isKnown = error instanceof UnreachableError || error instanceof ChunkError || error instanceof RegistryError;
    return text(isKnown ? `errors.${error.code}` : 'errors.unexpected');
  };
  const isNewRelease = error instanceof ChunkError && error.code === 'NEW_RELEASE';
  return (
    <div className="bd-message-page" role="alert">
      <h1>{isNewRelease ? text('errors.newReleaseTitle') : title}</h1>
      <p>{describe()}</p>
      {!isCall && !(error instanceof ChunkError) && (
        <p className="bd-muted" lang="en">
          {describeError(error)}
        </p>
      )}
      <p className="bd-muted">
        {typeof code === 'string' && `${text('errors.requestCode')} ${code}`}
        {isCall && error.requestId && ` · ${text('errors.requestId')} ${error.requestId}`}
      </p>
      <Row wrap>
        <button
          type="button"
          className={buttonClass({ intent: 'primary' })}
          onClick={isNewRelease ? () => location.reload() : onRetry}
        >
          {text(isNewRelease ? 'errors.reload' : 'errors.retry')}
        </button>
        {children}
      </Row>
    </div>
  );
}
