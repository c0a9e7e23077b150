import { Button, Stack, useNavigation, useScreenParams } from '@brokerdesk/plugin-sdk';
import type { AgreementDetail, AgreementTextVersion } from '@brokerdesk/plugin-sdk/api';
import { useLayoutEffect, useRef } from 'react';
import { TextChanges } from '../../../agreements/TextChanges.tsx';
import { useText } from '../../useText.ts';
import { VersionTable } from './VersionTable.tsx';

/** The versions of an agreement, the newest first, and what differs between any two of them. */
export function VersionsTab({ agreement }: { readonly agreement: AgreementDetail }) {
  const text = useText();
  const { setParams } = useNavigation();
  const params = useScreenParams();
  const { textVersions } = agreement;
  const find = (name: string) => textVersions.find(({ textVersion }) => String(textVersion) === params[name]);
  const [before, after] = [find('before'), find('after')];

  function compare(earlier: AgreementTextVersion, later: AgreementTextVersion) {
    const pair = { before: String(earlier.textVersion), after: String(later.textVersion) };
    void setParams({ ...params, ...pair }, { replace: true });
  }
  const [latest, previous] = textVersions;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button disappears with its focus, which moves to what it has opened.
  const isOpening = useRef(false);
  useLayoutEffect(() => {
    if (!isOpening.current || heading.current === null) return;
    isOpening.current = false;
    heading.current.focus();
  });
  if (!latest) return null;
  const label =
    before && after
      ? text('agreementVersions.difference', { before: before.textVersion, after: after.textVersion })
      : '';
  return (
    <Stack gap={24}>
      <VersionTable
        agreement={agreement}
        before={before}
        after={after}
        onCompare={(side, version) =>
          side === 'before' ? compare(version, after ?? latest) : compare(before ?? previous ?? version, version)
        }
      />
      {!previous && <p>{text('agreementVersions.onlyOne')}</p>}
      {previous && !(before && after) && (
        <div>
          <Button
            onClick={() => {
              isOpening.current = true;
              compare(previous, latest);
            }}
          >
            {text('agreementVersions.compareLast')}
          </Button>
        </div>
      )}
      {before && after && (
        <Stack as="section" gap={12}>
          <h2 ref={heading} tabIndex={-1}>
            {label}
          </h2>
          <TextChanges key={label} before={before} after={after} label={label} />
        </Stack>
      )}
    </Stack>
  );
}
