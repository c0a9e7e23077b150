import { useAtomValue } from 'jotai';
import { errorDialogAtom } from './errorDialogAtom.ts';
import { RequestErrorDialog } from './RequestErrorDialog.tsx';

/** The props of {@link ErrorDialogs}. */
export interface ErrorDialogsProps {
  readonly displayCode: string;
}

/** The dialogs of the error catalogue (specification, section 8). */
export function ErrorDialogs({ displayCode }: ErrorDialogsProps) {
  const dialog = useAtomValue(errorDialogAtom);
  if (!dialog) return null;
  return <RequestErrorDialog key="request-error" dialog={dialog} displayCode={displayCode} />;
}
