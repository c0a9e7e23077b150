import { Button, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { TemplateHistoryDialog } from './lazyParts.tsx';
import { useSource } from './store/useEditor.ts';
import { useText } from './useText.ts';

/** Opens the history of the template. */
export function HistoryButton({ profileID }: { readonly profileID: string }) {
  const text = useText();
  const { language } = useHost();
  const { published } = useSource();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="minimal" data-command="history" onClick={() => setIsOpen(true)}>
        {text('editor.history')}
      </Button>
      {isOpen && (
        <TemplateHistoryDialog
          profileID={profileID}
          recordName={textIn(published.name, language)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
