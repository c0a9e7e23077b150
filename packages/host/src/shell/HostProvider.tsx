import type {
  AccessQuestion,
  Messages,
  MessageSet,
  RecordScreen,
  SignInPreviewView,
  SlotItem,
} from '@brokerdesk/plugin-sdk';
import { clockOffset, subscribeToClock } from '@brokerdesk/plugin-sdk/clock';
import { HostServicesContext } from '@brokerdesk/plugin-sdk/host';
import { lazy, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import { resolvePictureUrl } from '../api-client/RuntimeConfig.ts';
import { openDeliveries } from '../delivery/openDeliveries.ts';
import { useLanguage } from '../languages/createTexts.ts';
import { Contribution } from '../plugins/Contribution.tsx';
import { loadChunk } from '../components/loadChunk.ts';
import { SignInPreviewLoader } from '../sign-in-preview/SignInPreviewLoader.tsx';
import { usePortal } from './PortalContext.ts';

/** A reason that cannot be loaded is left out: what it explains says already which function is missing. */
const MissingReason = lazy(() =>
  import('./MissingReason.tsx').then(
    ({ MissingReason: reason }) => ({ default: reason }),
    () => ({ default: NoReason }),
  ),
);

function NoReason(_props: { readonly codes: readonly string[] }) {
  return null;
}

/** Provides the services that the SDK's hooks read. */
export function HostProvider({ children }: { readonly children: ReactNode }) {
  const services = usePortal();
  const language = useLanguage();
  const offset = useSyncExternalStore(subscribeToClock, clockOffset);
  const host = useMemo(() => {
    const { session, configuration, portal, navigation, notify, drafts, jobs, preferences, verifyIdentity, viewAs } =
      services;
    const { config, runtime, registry, clientOf, texts, safeMode } = services;
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
    const listRecordScreens = (kind: string): readonly RecordScreen[] =>
      registry.plugins.flatMap(({ manifest: { records = {} } }) =>
        Object.hasOwn(records, kind) ? (records[kind] ?? []) : [],
      );
    const { delivery } = config;
    return {
      deliveries: delivery && openDeliveries(delivery),
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
      viewAs,
      async explainAccess(question: AccessQuestion) {
        const { describeAccess } = await loadChunk(() => import('./describeAccess.ts'));
        const { plugins } = services.registry;
        return describeAccess(question, { plugins, safeMode, displayCode: session.displayCode }, language);
      },
      addTexts: (namespace: string, messages: MessageSet<Messages>) => texts.add({ namespace, messages }),
      listRecordScreens,
      listSlot,
      renderReason: (codes: readonly string[]) => (
        <Suspense fallback={null}>
          <MissingReason codes={codes} />
        </Suspense>
      ),
      resolvePublicUrl: (address: string) => resolvePictureUrl(config, address),
      renderSignInPreview: (view: SignInPreviewView) => (
        <SignInPreviewLoader key={view.language} services={{ config, texts }} view={view} />
      ),
      renderSlot: (slot: string, props: object) => listSlot(slot).map((item) => item.render(props)),
    };
  }, [services, language]);
  // Another object, so that all screens are rendered again with the time as it is known now.
  const timed = useMemo(() => ({ ...host, clockOffset: offset }), [host, offset]);
  return <HostServicesContext value={timed}>{children}</HostServicesContext>;
}
