import { ActionGroup, Fact, FactList, Stack, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { FunctionNode } from '@brokerdesk/plugin-sdk/api';
import { flattenTree } from '../../functions/functionShape.ts';
import { FunctionDialog } from './lazyParts.tsx';
import { FunctionUsers } from './FunctionUsers.tsx';
import { useText } from '../useText.ts';

/** Props of {@link FunctionFacts}. */
export interface FunctionFactsProps {
  readonly node: FunctionNode;
  /** The whole tree. */
  readonly functions: readonly FunctionNode[];
}

/** The facts of a function of the product, and who has it. */
export function FunctionFacts({ node, functions }: FunctionFactsProps) {
  const text = useText();
  const { language } = useHost();
  const { functionCode, name, category, parentID } = node;
  const parent = flattenTree(functions).find(({ functionID }) => functionID === parentID);
  return (
    <Stack as="section" gap={12} aria-label={textIn(name, language)}>
      <h3>{textIn(name, language)}</h3>
      <ActionGroup
        actions={[
          {
            id: 'change',
            label: text('functionTree.change'),
            dialog: (close) => <FunctionDialog functions={functions} node={node} onClose={close} />,
          },
          {
            id: 'below',
            label: text('functionTree.createBelow'),
            dialog: (close) => (
              <FunctionDialog functions={functions} node={undefined} parentID={node.functionID} onClose={close} />
            ),
          },
        ]}
      />
      <FactList>
        <Fact term={text('productFunctions.code')}>
          {functionCode}
          <p>{text('functionTree.codeFixed')}</p>
        </Fact>
        <Fact term={text('productFunctions.name')}>
          <span translate="no">
            <span lang="en">{name.EN}</span> · <span lang="zh-Hans">{name.SC}</span> ·{' '}
            <span lang="zh-Hant">{name.TC}</span>
          </span>
        </Fact>
        <Fact term={text('functionTree.category')}>{text(`productFunctions.part.${category}`)}</Fact>
        <Fact term={text('functionTree.parent')}>
          {parent ? textIn(parent.name, language) : text('functionTree.top')}
        </Fact>
        <Fact term={text('functionTree.takenBy')}>
          <FunctionUsers functionCode={functionCode} />
        </Fact>
      </FactList>
    </Stack>
  );
}
