import { useAtomValue } from 'jotai';
import { announcementAtom } from './announcementAtom.ts';
import { RequestErrorDialog } from './RequestErrorDialog.tsx';

/** What {@link ErrorDialogs} needs. */
export interface ErrorDialogsProps {
  readonly displayCode: string;
}

/** The dialogs of the error catalogue (specification, section 8). */
export function ErrorDialogs({ displayCode }: ErrorDialogsProps) {
  const announcement = useAtomValue(announcementAtom);
  if (!announcement) return null;
  return <RequestErrorDialog key="request-error" announcement={announcement} displayCode={displayCode} />;
}
