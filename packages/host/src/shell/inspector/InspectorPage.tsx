import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHostText } from '../../languages/hostTexts.ts';
import { useInspectorText } from '../../languages/inspectorTexts.ts';
import { basePath, mainPath } from '../../session/brokerPath.ts';
import type { RuntimeConfig } from '../../wire/RuntimeConfig.ts';
import { signatureScheme } from '../../wire/SignatureScheme.ts';
import { usePortal } from '../PortalContext.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { inspectorReport } from './inspectorReport.ts';
import { PluginTable } from './PluginTable.tsx';
import { ReasonTable } from './ReasonTable.tsx';

export { inspectorNamespace, inspectorTexts } from '../../languages/inspectorTexts.ts';

const keyTexts = { profile: 'signedByProfile', page: 'signedByPage', none: 'unsigned' } as const;

/** What the portal loaded for this user and why, for people who are asked "what do you see?". */
export function InspectorPage() {
  const text = useInspectorText();
  const hostText = useHostText();
  const { runtime, portal, registry, session, config } = usePortal();
  const keyPlace = useKeyPlace(config);
  const records = useSyncExternalStore(runtime.health.subscribe, runtime.health.records);
  const [copyState, setCopyState] = useState<'idle' | 'copied' | 'failed'>('idle');
  usePageTitle(text('title'));
  const copy = () =>
    navigator.clipboard
      .writeText(
        inspectorReport({
          revision: registry.revision,
          signature: `${config.signature} ${keyPlace}`,
          records,
          reasons: portal.reasons,
        }),
      )
      .then(
        () => setCopyState('copied'),
        () => setCopyState('failed'),
      );
  return (
    <div className="bd-inspector">
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      <div className="bd-buttons">
        <button type="button" className="bp6-button bp6-intent-primary" onClick={copy}>
          {text('copy')}
        </button>
        <a className="bp6-button" href={`${basePath}${mainPath(session.displayCode)}?safe-mode=1`}>
          {text('safeMode')}
        </a>
        <span role="status" className="bd-muted">
          {copyState === 'copied' && hostText('plugin.copied')}
          {copyState === 'failed' && hostText('plugin.copyFailed')}
        </span>
      </div>
      <h2>{text('plugins')}</h2>
      <PluginTable records={records} />
      <p className="bd-muted">
        {text('registry')} <code>{registry.revision}</code>
      </p>
      {keyPlace && <p className="bd-muted">{text(keyTexts[keyPlace])}</p>}
      <h2>{text('reasons')}</h2>
      <ReasonTable reasons={portal.reasons} />
    </div>
  );
}

/** Where the key is kept that signs calls; undefined until that is known. */
function useKeyPlace({ signature }: RuntimeConfig): keyof typeof keyTexts | undefined {
  const [place, setPlace] = useState<keyof typeof keyTexts>();
  useEffect(() => {
    const { keyPlace = async () => 'none' as const } = signatureScheme(signature);
    // Without a key nothing could have been loaded to look at this page.
    keyPlace().then(setPlace, () => {});
  }, [signature]);
  return place;
}
