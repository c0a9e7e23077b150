import { Button } from '@brokerdesk/plugin-sdk';
import { useEffect } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { useSessionText } from '../texts/session/sessionTexts.ts';
import type { SessionEnd } from '../session/SessionState.ts';
import { ModalDialog } from './ModalDialog.tsx';

/** The props of {@link EndedPage}. */
export interface EndedPageProps {
  readonly end: SessionEnd;
  /** One tab of the browser shows a dialog. */
  readonly isDialog: boolean;
  /** Whether unsaved input is stored. */
  readonly hasDrafts: boolean;
  /** Whether the initial password was being changed. */
  readonly mustChangePassword: boolean;
  readonly onSignIn: () => void;
}

/**
 * Replaces everything when the session has ended. One tab of the browser shows the catalogue's dialog; the others show
 * the same text on the page.
 */
export function EndedPage({ end, isDialog, hasDrafts, mustChangePassword, onSignIn }: EndedPageProps) {
  const hostText = useHostText();
  const text = useSessionText();
  const title = hostText('errors.sessionTitle');
  const pageTitle = `${text('ended.page')} · ${hostText('product')}`;
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  const content = (
    <>
      <p>{text(`ended.${end}`)}</p>
      {end === 'timeout' && mustChangePassword && <p>{text('ended.initialPassword')}</p>}
      {hasDrafts && <p>{text('ended.kept')}</p>}
      <p>{hostText('errors.sessionText')}</p>
    </>
  );
  const action = (
    <Button intent="primary" onClick={onSignIn}>
      {hostText('errors.sessionSignIn')}
    </Button>
  );
  return (
    <main>
      {isDialog ? (
        <ModalDialog title={title} actions={action}>
          {content}
        </ModalDialog>
      ) : (
        <div className="bd-message-page" role="status">
          <h1>{title}</h1>
          {content}
          {action}
        </div>
      )}
    </main>
  );
}
