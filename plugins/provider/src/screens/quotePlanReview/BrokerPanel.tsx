import {
  ActionGroup,
  RecordHistory,
  type RowAction,
  Stack,
  Table,
  Tabs,
  Text,
  textIn,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { BrokerPackages } from '@brokerdesk/plugin-sdk/api';
import { PackageUse } from './PackageUse.tsx';
import { usePackageWords } from './usePackageWords.ts';
import { useText } from './useText.ts';

interface BrokerPanelProps {
  readonly broker: BrokerPackages;
  readonly actions: readonly RowAction[];
}

/** What a broker has bought, beside the list. */
export function BrokerPanel({ broker, actions }: BrokerPanelProps) {
  const text = useText();
  return (
    <Stack gap={16}>
      <ActionGroup actions={actions} />
      <Tabs
        label={text('brokers.panel')}
        items={[
          { key: 'packages', title: text('brokers.packages'), render: () => <Packages broker={broker} /> },
          {
            key: 'history',
            title: text('plan.history'),
            render: () => <RecordHistory targetID={broker.brokerCode} operation="feedPackage" />,
          },
        ]}
      />
    </Stack>
  );
}

function Packages({ broker: { packages } }: { readonly broker: BrokerPackages }) {
  const text = useText();
  const words = usePackageWords();
  const { language } = useHost();
  if (packages.length === 0) return <p>{text('brokers.nothingSold')}</p>;
  return (
    <Table isFixed>
      <thead>
        <tr>
          <th scope="col">{text('plan.package')}</th>
          <th scope="col">{text('brokers.inUse')}</th>
        </tr>
      </thead>
      <tbody>
        {packages.map((bought) => (
          <tr key={bought.packageCode}>
            <th scope="row">
              {textIn(bought.name, language)}
              <Text as="div" tone="neutral" size="small">
                {textIn(bought.description, language)}
              </Text>
            </th>
            <td>
              <PackageUse bought={bought} />
              <Text as="div" tone="neutral" size="small">
                {words.plans(bought)}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
