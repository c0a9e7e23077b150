import type { Language } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import { Stack } from '../../kit/Stack.tsx';
import { LanguagePanels } from '../language-tabs/LanguagePanels.tsx';
import { useAppPreviewText } from './useAppPreviewText.ts';

/** The props of {@link AppPreview}. */
export interface AppPreviewProps {
  /** The title at the top of the app's page, in a language of clients. */
  readonly title: (language: Language) => string;
  /** Renders the page in a language of clients. */
  readonly children: (language: Language) => ReactNode;
  /** Stays below the page, such as its buttons. */
  readonly footer?: ((language: Language) => ReactNode) | undefined;
}

/**
 * A page of the clients' app at the width of a phone, in each of its languages; the user's own first.
 *
 * @example
 * <AppPreview title={(language) => textIn(title, language)}>{(language) => <p>{textIn(content, language)}</p>}</AppPreview>
 */
export function AppPreview({ title, children, footer }: AppPreviewProps) {
  const text = useAppPreviewText();
  return (
    <LanguagePanels label={text('language')}>
      {(language) => (
        <Stack as="section" gap={0} className="bdk-app" aria-label={text('screen')}>
          <h3 lang={language} translate="no">
            {title(language)}
          </h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <div className="bdk-app-page" lang={language} translate="no" tabIndex={0} role="group">
            {children(language)}
          </div>
          {footer && (
            <div className="bdk-app-footer" lang={language} translate="no">
              {footer(language)}
            </div>
          )}
        </Stack>
      )}
    </LanguagePanels>
  );
}
