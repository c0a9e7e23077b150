import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { Button, Row, Stack } from '@brokerdesk/plugin-sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFailureText } from '../../texts/failure/failureTexts.ts';
import { useInspectorText } from '../../texts/inspector/inspectorTexts.ts';
import { basePath, mainPath } from '../../session/brokerPath.ts';
import type { RuntimeConfig } from '../../api-client/RuntimeConfig.ts';
import { getSigner } from '../../api-client/getSigner.ts';
import { HostScope } from '../HostScope.tsx';
import { usePortal } from '../PortalContext.ts';
import { usePageTitle } from '../useTitle.ts';
import { formatInspectorReport } from './formatInspectorReport.ts';
import { PluginTable } from './PluginTable.tsx';
import { RefusalList } from './RefusalList.tsx';
import { ReasonTable } from './ReasonTable.tsx';
import { useDecisions } from './useDecisions.ts';

export { inspectorTexts } from '../../texts/inspector/inspectorTexts.ts';

const keyStorageTexts = { profile: 'signedByProfile', page: 'signedByPage', none: 'unsigned' } as const;

/** Shows what the portal loaded for this user and why, for support requests. */
export function InspectorPage() {
  return (
    <HostScope>
      <Inspector />
    </HostScope>
  );
}

function Inspector() {
  const text = useInspectorText();
  const failureText = useFailureText();
  const { runtime, registry, session, config } = usePortal();
  const keyStorage = useKeyStorage(config);
  const records = useSyncExternalStore(runtime.health.subscribe, runtime.health.records);
  const reasons = useDecisions();
  const [copyState, setCopyState] = useState<'idle' | 'copied' | 'failed'>('idle');
  usePageTitle(text('title'));
  const copy = () =>
    navigator.clipboard
      .writeText(
        formatInspectorReport({
          revision: registry.revision,
          signature: `${config.signature} ${keyStorage}`,
          records,
          reasons,
          refusals: registry.delivery?.refusals,
        }),
      )
      .then(
        () => setCopyState('copied'),
        () => setCopyState('failed'),
      );
  return (
    <Stack className="bd-home bd-inspector">
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      <Row wrap>
        <Button intent="primary" onClick={copy}>
          {text('copy')}
        </Button>
        <a className={buttonClass()} href={`${basePath}${mainPath(session.displayCode)}?safe-mode=1`}>
          {text('safeMode')}
        </a>
        <span role="status" className="bd-muted">
          {copyState === 'copied' && failureText('copied')}
          {copyState === 'failed' && failureText('copyFailed')}
        </span>
      </Row>
      <h2>{text('plugins')}</h2>
      <PluginTable records={records} />
      <RefusalList refusals={registry.delivery?.refusals ?? []} />
      <p className="bd-muted">
        {text('registry')} <code>{registry.revision}</code>
      </p>
      {keyStorage && <p className="bd-muted">{text(keyStorageTexts[keyStorage])}</p>}
      <h2>{text('reasons')}</h2>
      <ReasonTable reasons={reasons} />
    </Stack>
  );
}

/** Where the signing key is stored; undefined until this is known. */
function useKeyStorage({ signature }: RuntimeConfig): keyof typeof keyStorageTexts | undefined {
  const [storage, setPlace] = useState<keyof typeof keyStorageTexts>();
  useEffect(() => {
    const { keyStorage = async () => 'none' as const } = getSigner(signature);
    // Without a key no data could have been loaded for this page.
    keyStorage().then(setPlace, () => {});
  }, [signature]);
  return storage;
}
