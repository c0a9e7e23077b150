import {
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
  Text,
  textIn,
  useCall,
  useHost,
  useNavigation,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { type FunctionNode, listFunctions } from '@brokerdesk/plugin-sdk/api';
import { MoveTree } from '@brokerdesk/plugin-sdk/trees';
import { useMemo, useState } from 'react';
import { flattenTree, functionShape } from '../../functions/functionShape.ts';
import { FunctionDialog } from './lazyParts.tsx';
import { FunctionFacts } from './FunctionFacts.tsx';
import './functionTree.css';
import { useText } from '../useText.ts';

/** The functions of the product, from which each broker takes its own. The address names the selected one. */
export default function FunctionTreeScreen() {
  const text = useText();
  const { data, error, isPending, refetch } = useCall(listFunctions, {});
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Stack gap={12}>
      <PageHeader title={text('menu.functions')}>
        {data && (
          <Button intent="primary" onClick={() => setIsCreating(true)}>
            {text('functionTree.create')}
          </Button>
        )}
      </PageHeader>
      {error && !data && (
        <ErrorState title={text('productFunctions.failed')} error={error} onRetry={() => void refetch()} />
      )}
      <WaitingText active={isPending} lines={12} itemsLabel={text('productFunctions.what')} />
      {data && <FunctionTree functions={data} />}
      {data && isCreating && <FunctionDialog functions={data} node={undefined} onClose={() => setIsCreating(false)} />}
    </Stack>
  );
}

function FunctionTree({ functions }: { readonly functions: readonly FunctionNode[] }) {
  const text = useText();
  const { language, notify } = useHost();
  const { setParams } = useNavigation();
  const { functionCode: named = '' } = useScreenParams();
  const [clicked, setClicked] = useState<string>();
  const selectedCode = clicked ?? named;
  const all = useMemo(() => flattenTree(functions), [functions]);
  const selected = all.find(({ functionCode }) => functionCode === selectedCode);
  const selectedIds = useMemo(() => new Set(selected ? [selected.functionCode] : []), [selected]);
  const nameOf = useMemo(
    () =>
      ({ name }: FunctionNode) =>
        textIn(name, language),
    [language],
  );
  function select([code = '']: readonly string[]) {
    setClicked(code);
    setParams({ functionCode: code }, { replace: true }).catch((failure: Error) =>
      notify({ tone: 'error', text: failure.message }),
    );
  }
  return (
    <div className="provider-function-tree">
      <MoveTree
        label={text('menu.functions')}
        nodes={functions}
        idOf={functionShape.idOf}
        childrenOf={childrenOf}
        nameOf={nameOf}
        asideOf={showCode}
        selectedIds={selectedIds}
        onSelect={select}
        onMove={ignoreMove}
        isReadOnly
      />
      {selected ? (
        <FunctionFacts key={selected.functionCode} node={selected} functions={functions} />
      ) : (
        <EmptyState title={text('functionTree.noneSelected')}>{text('functionTree.noneSelectedHint')}</EmptyState>
      )}
    </div>
  );
}

function childrenOf({ children }: FunctionNode): readonly FunctionNode[] {
  return children;
}

function showCode({ functionCode }: FunctionNode) {
  return (
    <Text tone="neutral" size="small">
      {functionCode}
    </Text>
  );
}

/** A function is moved by its form: its new place has to be confirmed, because it may affect every broker. */
function ignoreMove(): void {}
