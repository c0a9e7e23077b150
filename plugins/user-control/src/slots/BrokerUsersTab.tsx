import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { ListedBroker } from '../ListedBroker.tsx';
import UserListScreen from '../screens/userList/UserListScreen.tsx';

/** The tab of a broker with its users, for the provider's staff. */
export default function BrokerUsersTab({ broker: { brokerCode } }: { readonly broker: Pick<Broker, 'brokerCode'> }) {
  return (
    <ListedBroker brokerCode={brokerCode}>
      <UserListScreen />
    </ListedBroker>
  );
}
