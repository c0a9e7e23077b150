import { useHost } from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';
import './brokerIcon.css';

/** The icon of a broker, beside its code or name. */
export function BrokerIcon({ broker: { iconUrl } }: { readonly broker: Pick<Broker, 'iconUrl'> }) {
  const { resolvePublicUrl } = useHost();
  return <img className="provider-icon" src={resolvePublicUrl(iconUrl)} alt="" loading="lazy" />;
}
