import { type ApplicationDetail, type ApplicationStatus, listOpeningForms } from '@brokerdesk/plugin-sdk/api';
import { Fact, FactList, useCall, useFormats } from '@brokerdesk/plugin-sdk';
import { isOneOf } from '../../status/statusMeaning.ts';
import { useText } from '../useText.ts';

const signed: readonly ApplicationStatus[] = ['SOF', 'IPB', 'IPF', 'IBO', 'ARC'];

/** The results of certification, signature and import: certificates, signature, account number. */
export function ProcessDetails({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const formats = useFormats();
  const { applyID, status, certificateSerial, customAccountNum } = application;
  const { data: forms } = useCall(listOpeningForms, { query: { applyID } }, { enabled: isOneOf(signed, status) });
  const signature = forms?.find((form) => form.signature !== null)?.signature;
  const facts = [
    [text('detail.account'), customAccountNum],
    [text('step.certificateSerial'), certificateSerial],
    [text('step.signature.time'), signature && formats.dateTime(signature.time)],
    [text('step.signature.by'), signature?.by],
    [text('step.signature.certificate'), signature?.certificate],
    [text('step.signature.fingerprint'), signature?.certificateSha256],
  ].filter(([, value]) => typeof value === 'string');
  if (facts.length === 0) return null;
  return (
    <FactList>
      {facts.map(([term, value]) => (
        <Fact key={term} term={term}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
