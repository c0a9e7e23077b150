import { Button, currentTime } from '@brokerdesk/plugin-sdk';
import type { AgreementDetail } from '@brokerdesk/plugin-sdk/api';
import { usePrint } from '@brokerdesk/plugin-sdk/documents';
import { useText } from '../useText.ts';
import { AgreementSheet } from './AgreementSheet.tsx';

/** Prints an agreement in all languages, as for a compliance officer. */
export function PrintAgreementButton({ agreement }: { readonly agreement: AgreementDetail }) {
  const text = useText();
  const { print, portal, isPrinting } = usePrint();
  return (
    <>
      <Button
        aria-disabled={isPrinting || undefined}
        onClick={() =>
          !isPrinting && print(<AgreementSheet agreement={agreement} time={new Date(currentTime()).toISOString()} />)
        }
      >
        {text('agreementDetail.print')}
      </Button>
      {portal}
    </>
  );
}
