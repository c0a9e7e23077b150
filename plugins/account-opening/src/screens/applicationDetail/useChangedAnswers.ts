import { useCall } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, listAnswerAmends } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { isOneOf } from '../../status/statusMeaning.ts';

/** Returns the questions whose answers were corrected or filled in again, for an application that is checked again. */
export function useChangedAnswers({ applyID, status }: ApplicationDetail): ReadonlySet<string> {
  // Passive: without the marks, the answers can still be checked.
  const { data } = useCall(
    listAnswerAmends,
    { query: { applyID } },
    { enabled: isOneOf(['RSB'], status), passive: true },
  );
  return useMemo(() => new Set(data?.map(({ questionID }) => questionID)), [data]);
}
