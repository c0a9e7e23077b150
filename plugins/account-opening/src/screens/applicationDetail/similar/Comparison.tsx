import { type ApplicationDetail, getApplication, type SimilarApplication } from '@brokerdesk/plugin-sdk/api';
import { ErrorState, Row, Stack, useCall, useHref, WaitingText } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import { ComparedAnswers } from './ComparedAnswers.tsx';
import { ComparedPictures } from './ComparedPictures.tsx';
import { ComparedFields } from './ComparedFields.tsx';
import { SimilarName } from './SimilarList.tsx';
import { useText } from '../../useText.ts';

interface ComparisonProps {
  readonly application: ApplicationDetail;
  readonly similar: SimilarApplication;
}

/** Two applications side by side: their similar fields, their pictures, and all their answers. */
export function Comparison({ application, similar }: ComparisonProps) {
  const text = useText();
  const titleId = useId();
  const { applyID } = similar;
  const { data: other, error, refetch } = useCall(getApplication, { params: { id: applyID } });
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <Row wrap align="baseline" justify="between">
        <h2 id={titleId}>
          <Title similar={similar} />
        </h2>
        <OpenInNewTab applyID={applyID} />
      </Row>
      {other === undefined && error !== null && (
        <ErrorState title={text('similar.comparisonFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {other === undefined && error === null && <WaitingText active itemsLabel={text('similar.comparisonWhat')} />}
      {other !== undefined && (
        <>
          <ComparedFields left={application} right={other} similar={similar} />
          <ComparedPictures left={application} right={other} />
          <ComparedAnswers left={application} right={other} />
        </>
      )}
    </Stack>
  );
}

/** The name in the sentence uses its own script. */
function Title({ similar }: Pick<ComparisonProps, 'similar'>) {
  const text = useText();
  const [before, after] = text('similar.comparison', { name: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      <SimilarName similar={similar} />
      {after}
    </>
  );
}

/** In a new tab, so that the position in the queue stays here. */
function OpenInNewTab({ applyID }: { readonly applyID: string }) {
  const text = useText();
  const href = useHref({ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: applyID } });
  // The link appears once its address is encrypted.
  if (href === undefined) return null;
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={text('similar.openNamed', { name: applyID })}>
      {text('similar.open')}
    </a>
  );
}
