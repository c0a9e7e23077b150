import { Button, Row, Stack, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { type Broker, type BrokerFunctions, setBrokerFunctions } from '@brokerdesk/plugin-sdk/api';
import { Form, useRecordForm } from '@brokerdesk/plugin-sdk/forms';
import { CheckTreeField, indexTree, listCheckChanges } from '@brokerdesk/plugin-sdk/trees';
import { useRef, useState } from 'react';
import { useBrokerRefusals } from '../../../brokers/useBrokerRefusals.ts';
import { functionShape, takenCodes } from '../../../functions/functionShape.ts';
import { useFunctionTree } from '../../../functions/useFunctionTree.ts';
import { useText } from '../../useText.ts';
import { CompareBrokersDialog } from './CompareBrokersDialog.tsx';
import { PermissionReview } from './PermissionReview.tsx';

type PermissionValues = { readonly functionCodes: readonly string[] };

/** The editor of a broker's permission set. What it changes, and for whom, is confirmed before it is saved. */
export function PermissionForm({ broker, record }: { readonly broker: Broker; readonly record: BrokerFunctions }) {
  const text = useText();
  const { language } = useHost();
  const tree = useFunctionTree();
  const refusals = useBrokerRefusals();
  const [isComparing, setIsComparing] = useState(false);
  const [endsSessions, setEndsSessions] = useState(false);
  // The values are sent as they were when the review was opened; this is chosen in it.
  const chosenEnd = useRef(false);
  const { brokerCode, functions } = record;
  const form = useRecordForm<BrokerFunctions, PermissionValues, typeof setBrokerFunctions, typeof setBrokerFunctions>({
    name: 'broker-functions',
    itemLabel: text('permissionSet.item'),
    record,
    change: setBrokerFunctions,
    params: () => ({ brokerCode }),
    toValues: (one) => ({ functionCodes: takenCodes(one?.functions ?? []) }),
    toBody: ({ functionCodes }) => ({
      functionCodes: [...functionCodes],
      ...(chosenEnd.current && { endSessions: true }),
    }),
    fieldOf: (path) => (path.startsWith('functionCodes') ? 'functionCodes' : undefined),
    refusals,
    review(values) {
      const sets = { checked: new Set(values.functionCodes), saved: new Set(takenCodes(functions)) };
      const { granted, revoked } = listCheckChanges(indexTree(functions, functionShape), sets);
      if (granted.length + revoked.length === 0) return undefined;
      return {
        title: text('permissionSet.reviewTitle', { name: textIn(broker.name, language) }),
        submitLabel: text('permissionSet.save'),
        content: (
          <PermissionReview
            brokerCode={brokerCode}
            granted={granted}
            withdrawn={revoked}
            endsSessions={endsSessions}
            onEndSessions={(isChosen) => {
              chosenEnd.current = isChosen;
              setEndsSessions(isChosen);
            }}
          />
        ),
      };
    },
    onClose: () => undefined,
  });
  const isDisabled = form.isSending || form.conflict !== undefined;
  const chosen = form.watch('functionCodes').functionCodes;
  return (
    <Stack gap={12}>
      <Form form={form} label={text('permissionSet.title')} isDisabled={isDisabled}>
        <Row>
          <Button onClick={() => setIsComparing(true)}>{text('permissionSet.compare')}</Button>
        </Row>
        <CheckTreeField
          {...tree}
          form={form}
          name="functionCodes"
          label={text('permissionSet.title')}
          hint={text('permissionSet.hint')}
          nodes={functions}
        />
        <Row wrap>
          <Button type="submit" intent="primary" aria-disabled={isDisabled || undefined}>
            {text('permissionSet.save')}
          </Button>
          {form.isDirty && <Button onClick={form.discard}>{text('permissionSet.discard')}</Button>}
        </Row>
      </Form>
      {isComparing && (
        <CompareBrokersDialog
          broker={broker}
          functions={functions}
          chosen={chosen}
          onCopy={(functionCodes) => {
            form.write({ functionCodes });
            setIsComparing(false);
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Stack>
  );
}
