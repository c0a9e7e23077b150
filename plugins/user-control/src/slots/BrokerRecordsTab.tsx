import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { ListedBroker } from '../ListedBroker.tsx';
import OperationRecordsScreen from '../screens/operationRecords/OperationRecordsScreen.tsx';

/** The tab of a broker with what was done to its records, for the provider's staff. */
export default function BrokerRecordsTab({ broker: { brokerCode } }: { readonly broker: Pick<Broker, 'brokerCode'> }) {
  return (
    <ListedBroker brokerCode={brokerCode}>
      <OperationRecordsScreen />
    </ListedBroker>
  );
}
