import { Button, currentTime } from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { usePrint } from '@brokerdesk/plugin-sdk/documents';
import { useText } from '../useText.ts';
import { TemplateSheet } from './TemplateSheet.tsx';

/** Prints the whole template, as for a compliance officer. */
export function PrintTemplateButton({ template }: { readonly template: ProfileDetail }) {
  const text = useText();
  const { print, portal, isPrinting } = usePrint();
  return (
    <>
      <Button
        aria-disabled={isPrinting || undefined}
        onClick={() =>
          !isPrinting && print(<TemplateSheet template={template} time={new Date(currentTime()).toISOString()} />)
        }
      >
        {text('templateDetail.print')}
      </Button>
      {portal}
    </>
  );
}
