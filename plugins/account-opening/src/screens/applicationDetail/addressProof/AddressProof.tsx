import {
  Button,
  EmptyState,
  ErrorState,
  Fact,
  FactList,
  labelOf,
  LinkButton,
  NotPermitted,
  Row,
  Stack,
  StatusTag,
  Text,
  textIn,
  useCall,
  useFormats,
  useHost,
  usePermission,
  WaitingText,
  lazyPart,
} from '@brokerdesk/plugin-sdk';
import {
  type ApplicationDetail,
  type ChinaAddressProof,
  chinaAddressProofReviewStatuses,
  chinaAddressProofStatuses,
  listChinaAddressProofs,
} from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { isOneOf } from '../../../status/statusMeaning.ts';
import type { ProofStatus } from './ProofDialog.tsx';
import { useText } from '../../useText.ts';

// Forms are loaded with the first review.
const ProofDialog = lazyPart(async () => (await import('./ProofDialog.tsx')).ProofDialog);

interface AddressProofProps {
  readonly application: ApplicationDetail;
  readonly onShowFile: (fileID: string) => void;
}

/** The address proof of a mainland applicant: its content, its status, and the review. */
export function AddressProof({ application, onShowFile }: AddressProofProps) {
  const text = useText();
  const { applyID } = application;
  const { data, error, refetch } = useCall(listChinaAddressProofs, { query: { applyID } });
  const proof = data?.items[0];
  if (data === undefined && error !== null) {
    return <ErrorState title={text('proof.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <WaitingText active itemsLabel={text('proof.what')} />;
  if (proof === undefined) return <EmptyState title={text('proof.none')}>{text('proof.noneHint')}</EmptyState>;
  return (
    <Stack className="account-opening-proof">
      <ProofDetails proof={proof} onShowFile={onShowFile} />
      <ProofReview application={application} proof={proof} />
    </Stack>
  );
}

function ProofDetails({
  proof,
  onShowFile,
}: Pick<AddressProofProps, 'onShowFile'> & { readonly proof: ChinaAddressProof }) {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  const { status, kind, address, postalCode, reason, fileID, updateBy, updateTime } = proof;
  const isOwnReview = updateBy !== '';
  const facts = [
    [text('proof.kind'), textIn(kind, language)],
    [text('proof.address'), address],
    [text('proof.postalCode'), postalCode],
    [
      text('proof.reviewed'),
      isOwnReview && text('proof.reviewedBy', { name: updateBy, time: formats.dateTime(updateTime) }),
    ],
    [text('proof.reviewed'), !isOwnReview && status === 'APV' && text('proof.byVerification')],
    [text('proof.reason'), reason],
  ].filter((fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1] !== '');
  return (
    <>
      <p role="status">
        <StatusTag
          tone={Object.hasOwn(chinaAddressProofStatuses, status) ? chinaAddressProofStatuses[status].tone : 'neutral'}
        >
          {labelOf(chinaAddressProofStatuses, status, (known) =>
            text(`proof.status.${chinaAddressProofStatuses[known].name}`),
          )}
        </StatusTag>
      </p>
      <FactList>
        {facts.map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
      </FactList>
      {fileID === null ? (
        <Text as="p" tone="neutral" size="table">
          {text('proof.noDocument')}
        </Text>
      ) : (
        <p>
          <LinkButton onClick={() => onShowFile(fileID)}>{text('proof.show')}</LinkButton>
        </p>
      )}
    </>
  );
}

/** The next step is last. */
const reviewTargets: Readonly<Record<ProofStatus, readonly ProofStatus[]>> = {
  PTA: ['DPV', 'APV'],
  APV: ['PTA', 'DPV'],
  DPV: ['PTA', 'APV'],
};

function ProofReview({
  application,
  proof,
}: Pick<AddressProofProps, 'application'> & { readonly proof: ChinaAddressProof }) {
  const text = useText();
  const canReview = usePermission('RAO_CM_VERIFY');
  const [chosenStatus, setChosenStatus] = useState<ProofStatus>();
  if (!isOneOf(chinaAddressProofReviewStatuses, application.status)) {
    return (
      <Text as="p" tone="neutral" size="table">
        {text('proof.past')}
      </Text>
    );
  }
  if (!canReview) {
    return <NotPermitted requires="RAO_CM_VERIFY" />;
  }
  return (
    <Row wrap role="group" aria-label={text('proof.actions')}>
      {(Object.hasOwn(reviewTargets, proof.status) ? reviewTargets[proof.status] : []).map((status) => (
        <Button key={status} onClick={() => setChosenStatus(status)}>
          {text(`proof.${chinaAddressProofStatuses[status].name}.label`)}
        </Button>
      ))}
      {chosenStatus !== undefined && (
        <ProofDialog
          status={chosenStatus}
          application={application}
          proof={proof}
          onClose={() => setChosenStatus(undefined)}
        />
      )}
    </Row>
  );
}
