import type { SlotItem } from '@brokerdesk/plugin-sdk';
import type { Messages, MessageSet } from '@brokerdesk/plugin-sdk';
import { HostServicesContext } from '@brokerdesk/plugin-sdk/host';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../languages/createTexts.ts';
import { Contribution } from '../plugins/Contribution.tsx';
import { usePortal } from './PortalContext.ts';

/** Provides the services that the SDK's hooks read. */
export function HostProvider({ children }: { readonly children: ReactNode }) {
  const services = usePortal();
  const language = useLanguage();
  const host = useMemo(() => {
    const { session, configuration, portal, navigation, notify, drafts, jobs, preferences, verifyIdentity } = services;
    const { runtime, clientOf, texts } = services;
    const listSlot = (slot: string): readonly SlotItem[] =>
      (portal.fills.get(slot) ?? []).map(({ pluginId, id, title: titleKey }) => {
        const title = titleKey === undefined ? id : texts.i18n.t(`${pluginId}:${titleKey}`);
        return {
          key: `${pluginId}/${id}`,
          title,
          render: (props) => (
            <Contribution
              key={`${pluginId}/${id}`}
              runtime={runtime}
              target={{ kind: 'fill', pluginId, slot, id }}
              title={title}
              api={clientOf(pluginId)}
              props={props}
            />
          ),
        };
      });
    return {
      language,
      currentUser: session.person,
      broker: configuration.broker,
      configuration,
      permissions: portal.granted,
      navigation,
      notify,
      drafts,
      jobs,
      preferences,
      verifyIdentity,
      addTexts: (namespace: string, messages: MessageSet<Messages>) => texts.add({ namespace, messages }),
      listSlot,
      renderSlot: (slot: string, props: object) => listSlot(slot).map((item) => item.render(props)),
    };
  }, [services, language]);
  return <HostServicesContext value={host}>{children}</HostServicesContext>;
}
