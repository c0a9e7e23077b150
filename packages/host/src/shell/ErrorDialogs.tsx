import { useAtomValue } from 'jotai';
import type { Texts } from '../languages/createTexts.ts';
import { announcementAtom } from './announcementAtom.ts';
import { useDialogs } from './session/useDialogs.ts';

/** What {@link ErrorDialogs} needs. */
export interface ErrorDialogsProps {
  readonly displayCode: string;
  readonly texts: Texts;
}

/** The dialogs of the error catalogue (specification, section 8). */
export function ErrorDialogs({ displayCode, texts }: ErrorDialogsProps) {
  const announcement = useAtomValue(announcementAtom);
  const dialogs = useDialogs(texts, announcement !== undefined);
  if (!announcement || !dialogs) return null;
  return <dialogs.RequestErrorDialog key="request-error" announcement={announcement} displayCode={displayCode} />;
}
