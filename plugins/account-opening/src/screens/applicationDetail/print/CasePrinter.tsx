import { LinkButton, Text, currentTime, useCall } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, getApplication, listActionHistories } from '@brokerdesk/plugin-sdk/api';
import { usePrint } from '@brokerdesk/plugin-sdk/documents';
import { useEffect, useState, useEffectEvent } from 'react';
import { useApplicationDocuments } from '../../../application/useApplicationDocuments.ts';
import { useApplicationHistory } from '../../../application/useApplicationHistory.tsx';
import { useText } from '../../useText.ts';
import { CaseSheet } from './CaseSheet.tsx';
import { usePictures } from './usePictures.ts';

/** Loads a case as it is now, and prints it when all of its parts are loaded. */
export function CasePrinter({ applyID, onDone }: { readonly applyID: string; readonly onDone: () => void }) {
  const { application, error, retry } = useLatestCase(applyID);
  if (application && !error) return <LoadedCase application={application} onDone={onDone} />;
  return <PrintState error={error} onRetry={retry} />;
}

interface LoadedCaseProps {
  readonly application: ApplicationDetail;
  readonly onDone: () => void;
}

function LoadedCase({ application, onDone }: LoadedCaseProps) {
  const { entries, error, retry } = useApplicationHistory(application.applyID);
  const { documents, formsError, isComplete } = useApplicationDocuments(application);
  const pictures = usePictures(documents, isComplete);
  const { print, portal, isPrinting } = usePrint();
  const [isSentToPrinter, setIsSentToPrinter] = useState(false);
  useEffect(() => {
    if (isSentToPrinter || entries === undefined || pictures === undefined) return;
    setIsSentToPrinter(true);
    const time = new Date(currentTime()).toISOString();
    print(<CaseSheet {...{ application, entries, documents, pictures, time }} hasForms={formsError === null} />);
  }, [application, documents, entries, formsError, isSentToPrinter, pictures, print]);
  useEffect(() => {
    if (isSentToPrinter && !isPrinting) onDone();
  }, [isSentToPrinter, isPrinting, onDone]);
  if (isSentToPrinter) return portal;
  return <PrintState error={error} onRetry={retry} />;
}

function PrintState({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const text = useText();
  if (error === null) {
    return (
      <Text tone="neutral" size="table" role="status">
        {text('detail.printing')}
      </Text>
    );
  }
  return (
    <Text tone="neutral" size="table" role="alert" title={error.message}>
      {text('detail.printFailed')} <LinkButton onClick={onRetry}>{text('detail.nextRetry')}</LinkButton>
    </Text>
  );
}

/**
 * Loads an application and its history again. The screen may show it as it was before another user decided it, and on paper
 * the status must be that of the history's last line.
 */
function useLatestCase(applyID: string) {
  const input = { params: { id: applyID } };
  const application = useCall(getApplication, input);
  const history = useCall(listActionHistories, input);
  const [latest, setLatest] = useState<ApplicationDetail>();
  const [error, setError] = useState<Error | null>(null);

  async function load(): Promise<void> {
    setError(null);
    const loadBoth = () => Promise.all([application.refetch(), history.refetch()]);
    let [now, lines] = await loadBoth();
    // Decided between the two.
    if (now.data && lines.data && lines.data[0]?.toStatus !== now.data.status) [now, lines] = await loadBoth();
    const failure = now.error ?? lines.error;
    if (failure) setError(failure);
    else setLatest(now.data);
  }
  const onShown = useEffectEvent(load);
  useEffect(() => void onShown(), []);
  return { application: latest, error, retry: () => void load() };
}
