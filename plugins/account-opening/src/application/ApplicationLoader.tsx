import { ApiError, EmptyState, ErrorState, PageHeader, Stack, useCall, useScreenParams } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, getApplication } from '@brokerdesk/plugin-sdk/api';
import type { ReactNode } from 'react';
import { useText } from '../screens/useText.ts';
import './ApplicationLoader.css';

/** Props of {@link ApplicationLoader}. */
export interface ApplicationLoaderProps {
  /** The link back to the list. */
  readonly back: ReactNode;
  /** Shown during loading. */
  readonly fallback: ReactNode;
  /** Milliseconds after which it is loaded again; absent to load it only once. */
  readonly refreshMs?: number;
  /** Renders the loaded application. */
  readonly children: (application: ApplicationDetail) => ReactNode;
}

/** The application that the screen's parameters name, or why it is missing. */
export function ApplicationLoader({ back, fallback, refreshMs, children }: ApplicationLoaderProps) {
  const text = useText();
  const { id = '' } = useScreenParams();
  const isNamed = id !== '';
  const {
    data: application,
    error,
    refetch,
  } = useCall(
    getApplication,
    { params: { id } },
    { enabled: isNamed, ...(refreshMs === undefined ? {} : { refreshMs }) },
  );
  if (application !== undefined) return children(application);
  const isMissing = !isNamed || (error instanceof ApiError && error.code === 'E0003');
  return (
    <Stack className="bdk-window-page">
      <PageHeader title={text('menu.application')} backLink={back} />
      {isMissing && <EmptyState title={text('detail.notFound')}>{text('detail.notFoundHint')}</EmptyState>}
      {!isMissing && error !== null && (
        <ErrorState title={text('detail.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!isMissing && error === null && fallback}
    </Stack>
  );
}
