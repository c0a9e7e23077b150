import {
  Button,
  EmptyState,
  ErrorState,
  Row,
  Select,
  Text,
  textIn,
  useCall,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { type Broker, getBrokerFunctions, listBrokers } from '@brokerdesk/plugin-sdk/api';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { CompareTree } from '@brokerdesk/plugin-sdk/trees';
import { useId, useMemo, useState } from 'react';
import { type ProductFunction, takenCodes } from '../../../functions/functionShape.ts';
import { useFunctionTree } from '../../../functions/useFunctionTree.ts';
import { useText } from '../../useText.ts';

/** Props of {@link CompareBrokersDialog}. */
export interface CompareBrokersDialogProps {
  readonly broker: Broker;
  readonly functions: readonly ProductFunction[];
  /** The codes in the editor, saved or not. */
  readonly chosen: readonly string[];
  /** Called with the codes of the other broker, to be reviewed and saved in the editor. */
  readonly onCopy: (functionCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Compares the permission set in the editor with that of another broker, and copies the other one into the editor. */
export function CompareBrokersDialog({ broker, functions, chosen, onCopy, onClose }: CompareBrokersDialogProps) {
  const text = useText();
  const { language } = useHost();
  const id = useId();
  const [otherCode, setOtherCode] = useState('');
  const brokers = useCall(listBrokers, { query: { size: 500, sort: 'name' } });
  const others = brokers.data?.items.filter(({ brokerCode }) => brokerCode !== broker.brokerCode) ?? [];
  const other = others.find(({ brokerCode }) => brokerCode === otherCode);
  const set = useCall(
    getBrokerFunctions,
    { params: { brokerCode: otherCode } },
    { enabled: otherCode !== '', keepPrevious: false },
  );
  const codes = useMemo(() => set.data && takenCodes(set.data.functions), [set.data]);
  const failed = brokers.error ?? set.error;
  return (
    <Dialog
      title={text('compareBrokers.title')}
      size="large"
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('compareBrokers.close')}</Button>
          {other && codes && (
            <Button intent="primary" onClick={() => onCopy(codes)}>
              {text('compareBrokers.copy', { name: textIn(other.name, language) })}
            </Button>
          )}
        </>
      }
    >
      <Row wrap>
        <label htmlFor={id}>{text('compareBrokers.with')}</label>
        <Select id={id} value={otherCode} onChange={(event) => setOtherCode(event.target.value)}>
          <option value="">{text('compareBrokers.choose')}</option>
          {others.map(({ brokerCode, name }) => (
            <option key={brokerCode} value={brokerCode}>
              {`${textIn(name, language)} (${brokerCode})`}
            </option>
          ))}
        </Select>
      </Row>
      {failed && (
        <ErrorState
          title={text('productFunctions.failed')}
          error={failed}
          onRetry={() => void (brokers.error ? brokers.refetch() : set.refetch())}
        />
      )}
      {otherCode === '' && (
        <EmptyState title={text('compareBrokers.emptyTitle')}>{text('compareBrokers.emptyText')}</EmptyState>
      )}
      <WaitingText active={otherCode !== '' && set.isPending} itemsLabel={text('productFunctions.what')} />
      {other && codes && <Comparison {...{ broker, other, functions, chosen, codes }} />}
    </Dialog>
  );
}

function Comparison({
  broker,
  other,
  functions,
  chosen,
  codes,
}: Pick<CompareBrokersDialogProps, 'broker' | 'functions' | 'chosen'> & {
  readonly other: Broker;
  readonly codes: readonly string[];
}) {
  const text = useText();
  const { language } = useHost();
  const tree = useFunctionTree();
  const sides = useMemo(
    () => ({
      left: { label: textIn(broker.name, language), checked: new Set(chosen) },
      right: { label: textIn(other.name, language), checked: new Set(codes) },
    }),
    [broker, other, chosen, codes, language],
  );
  return (
    <>
      <CompareTree {...tree} {...sides} label={text('permissionSet.title')} nodes={functions} />
      <Text as="p" tone="neutral" size="small">
        {text('compareBrokers.hint')}
      </Text>
    </>
  );
}
