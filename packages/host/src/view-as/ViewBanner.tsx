import './viewAs.css';
import type { Role } from '@brokerdesk/api';
import { Button, Row, textIn } from '@brokerdesk/plugin-sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../languages/createTexts.ts';
import { removeLeaveGuards } from '../session/leaveGuards.ts';
import { resolveReturnAddress } from '../session/resolveReturnAddress.ts';
import { clearView } from '../session/storedView.ts';
import { useViewAsText } from '../texts/viewAs/viewAsTexts.ts';

/** Props of {@link createViewBanner}. */
export interface ViewBannerOptions {
  readonly name: Role['name'];
  /** How many functions of the role the user lacks. */
  readonly lackingCount: number;
  readonly returnTo: string;
  readonly displayCode: string;
}

/** Creates the banner that stands above every page of a view and leads back. */
export function createViewBanner({ name, lackingCount, returnTo, displayCode }: ViewBannerOptions) {
  return function ViewBanner() {
    const text = useViewAsText();
    const language = useLanguage();
    const goBack = () => {
      // Input within a view cannot be sent, so it needs no confirmation.
      removeLeaveGuards();
      clearView();
      location.assign(resolveReturnAddress(returnTo, displayCode));
    };
    const words = [text('active', { name: textIn(name, language) })];
    if (lackingCount > 0) words.push(text('lacking', { count: lackingCount }));
    return (
      <Banner words={words.join(language === 'en' ? ' ' : '')}>
        <Button size="small" onClick={goBack}>
          {text('back')}
        </Button>
      </Banner>
    );
  };
}

/** The banner after a view whose role was deleted; the user closes it. */
export function OverBanner() {
  const text = useViewAsText();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Banner words={text('over')}>
      <Button size="small" onClick={() => setIsClosed(true)}>
        {text('close')}
      </Button>
    </Banner>
  );
}

function Banner({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const text = useViewAsText();
  // Screen readers announce what changes after the page has rendered.
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(words), [words]);
  return (
    <Row as="section" gap={12} className="bd-view-banner" data-tone="waiting" aria-label={text('region')}>
      <span className="bdk-grow" role="status">
        {announced}
      </span>
      {children}
    </Row>
  );
}
