import { Table, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { BrokerPackages } from '@brokerdesk/plugin-sdk/api';
import { PackageUse } from './PackageUse.tsx';
import { usePackageWords } from './usePackageWords.ts';
import { useText } from '../useText.ts';

/** The packages that a broker has bought, with their use. */
export function BoughtPackages({ broker: { packages } }: { readonly broker: BrokerPackages }) {
  const text = useText();
  const words = usePackageWords();
  const { language } = useHost();
  if (packages.length === 0) return <p>{text('packages.nothingSold')}</p>;
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
