// The broker whose users, roles and records a screen shows. The screens of a broker name none, because the server takes it
// from the session; the provider's staff see those of any broker, whose code each call then has.
import { createContext, type ReactNode, use, useMemo } from 'react';

const BrokerCodeContext = createContext<string | undefined>(undefined);

/** Shows what it contains for a broker that the provider's staff have chosen. */
export function ListedBroker({ brokerCode, children }: { readonly brokerCode: string; readonly children: ReactNode }) {
  return <BrokerCodeContext value={brokerCode}>{children}</BrokerCodeContext>;
}

/** What names the broker in a query or body: nothing for the caller's own. */
export interface NamedBroker {
  readonly brokerCode?: string;
}

/** Returns what names the broker in calls; the same object until another one is shown. */
export function useListedBroker(): NamedBroker {
  const brokerCode = use(BrokerCodeContext);
  return useMemo(() => (brokerCode === undefined ? {} : { brokerCode }), [brokerCode]);
}
