import { ApiError, EmptyState, ErrorState, Stack, useCall, WaitingText, NotPermitted } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, listSimilarScores } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { Comparison } from './Comparison.tsx';
import { SimilarList } from './SimilarList.tsx';
import { useText } from '../../useText.ts';
import './SimilarApplicants.css';

/**
 * Possible earlier applicants: the applications that seem to come from the same applicant, and one of them side by
 * side.
 */
export function SimilarApplicants({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const { applyID } = application;
  const { data, error, refetch } = useCall(listSimilarScores, { query: { applyID } });
  const [chosenID, setChosenID] = useState<string>();
  if (data === undefined && error !== null) {
    if (error instanceof ApiError && error.code === 'E0002') return <NotPermitted requires="RAO_CLIENT_MANAMEMENT" />;
    return <ErrorState title={text('similar.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <WaitingText active itemsLabel={text('similar.what')} />;
  const chosen = data.find((similar) => similar.applyID === chosenID) ?? data[0];
  if (chosen === undefined) return <EmptyState title={text('similar.none')}>{text('similar.noneHint')}</EmptyState>;
  return (
    <Stack>
      <SimilarList similar={data} chosen={chosen} onChoose={setChosenID} />
      <Comparison key={chosen.applyID} application={application} similar={chosen} />
    </Stack>
  );
}
