import { LinkButton, Text, currentTime } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { usePrint } from '@brokerdesk/plugin-sdk/documents';
import { useEffect, useState } from 'react';
import { useApplicationDocuments } from '../../../application/useApplicationDocuments.ts';
import { useApplicationHistory } from '../../../application/useApplicationHistory.tsx';
import { useText } from '../../../application/useText.ts';
import { CaseSheet } from './CaseSheet.tsx';
import { usePictures } from './usePictures.ts';

/** Loads the parts of a case, and prints it when all of them are loaded. */
export function CasePrinter({
  application,
  onDone,
}: {
  readonly application: ApplicationDetail;
  readonly onDone: () => void;
}) {
  const text = useText();
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
  if (error === null) {
    return (
      <Text tone="neutral" size="table" role="status">
        {text('detail.printing')}
      </Text>
    );
  }
  return (
    <Text tone="neutral" size="table" role="alert" title={error.message}>
      {text('detail.printFailed')} <LinkButton onClick={retry}>{text('detail.nextRetry')}</LinkButton>
    </Text>
  );
}
