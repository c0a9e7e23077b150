import { Button, Callout, Row } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { useFailureText } from '../texts/failure/failureTexts.ts';
import { type ContributionTarget, contributionKey } from './ContributionTarget.ts';
import { type PluginFailure, recoveries } from './errors.ts';

/** The props of {@link FailurePanel}. */
export interface FailurePanelProps {
  readonly target: ContributionTarget;
  readonly title: string;
  readonly failure: PluginFailure;
  readonly version: string | undefined;
  /** Absent if the contribution stays off. */
  readonly onRetry: (() => void) | undefined;
}

/** Replaces a contribution that failed: names it, its plugin and the code, and shows what to do. */
export function FailurePanel({ target, title, failure, version, onRetry }: FailurePanelProps) {
  const text = useFailureText();
  // A failed screen is the whole page, and a page has one heading of the first level.
  const Heading = target.kind === 'screen' ? 'h1' : 'h2';
  const [copyState, setCopyState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const code = onRetry ? failure.code : 'PLG_QUARANTINED';
  const recovery = recoveries[code];
  const details = `${text('code')} ${code}\n${`${contributionKey(target)} ${version ?? ''}`.trim()}\n`;
  const copy = () =>
    navigator.clipboard.writeText(`${details}${failure.message}\n${location.href}`).then(
      () => setCopyState('copied'),
      () => setCopyState('failed'),
    );
  return (
    <Callout as="section" tone="failed" gap={12} align="start" role="alert">
      <Heading>{text('failed', { what: title })}</Heading>
      <p>{text(`hint.${code}`, { file: failure.file ?? '' })}</p>
      <p className="bd-muted">{text('rest')}</p>
      <p className="bdk-card bdk-text-lines bd-failure-details">
        <span className="bdk-hidden">{text('details')}</span>
        {details}
        {/* For plugin developers, who may not read Chinese. */}
        <span lang="en">{failure.message}</span>
      </p>
      <Row wrap>
        {recovery === 'retry' && onRetry && (
          <Button intent="primary" onClick={onRetry}>
            {text('retry')}
          </Button>
        )}
        {recovery === 'reload' && (
          <Button intent="primary" onClick={() => location.reload()}>
            {text('reload')}
          </Button>
        )}
        <Button onClick={copy}>{text('copy')}</Button>
        <span role="status" className="bd-muted">
          {copyState === 'copied' && text('copied')}
          {copyState === 'failed' && text('copyFailed')}
        </span>
      </Row>
    </Callout>
  );
}
