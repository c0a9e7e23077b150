import {
  Button,
  Choice,
  Row,
  ScreenLink,
  Stack,
  StatusTag,
  Table,
  useFormats,
  useNavigation,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';
import { RestoreLink } from './RestoreLink.tsx';
import { VersionComparison } from '../../../versions/VersionComparison.tsx';

/** The versions of a template, the newest first, and what differs between any two of them. */
export function VersionsTab({ template }: { readonly template: ProfileDetail }) {
  const text = useText();
  const { count, dateTime } = useFormats();
  const { setParams } = useNavigation();
  const params = useScreenParams();
  const { profileID, versions } = template;
  const chosen = readPair(params, versions);

  function choose(side: 'before' | 'after', version: number) {
    const pair = chosen ?? { before: version, after: version };
    const next = { ...pair, [side]: version };
    void setParams({ ...params, before: String(next.before), after: String(next.after) }, { replace: true });
  }
  return (
    <Stack gap={24}>
      <Table>
        <caption>{text('templateVersions.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('templateVersions.version')}</th>
            <th scope="col">{text('templateVersions.from')}</th>
            <th scope="col">{text('templateVersions.until')}</th>
            <th scope="col" data-align="end">
              {text('templateVersions.applications')}
            </th>
            {versions.length > 1 && (
              <>
                <th scope="col">{text('templateVersions.before')}</th>
                <th scope="col">{text('templateVersions.after')}</th>
              </>
            )}
            <th scope="col">{text('templateVersions.open')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ templateVersion, sinceTime, untilTime, applications }) => (
            <tr key={templateVersion}>
              <th scope="row">
                <Row gap={8}>
                  {text('templateDetail.version', { version: templateVersion })}
                  {untilTime === null && <StatusTag tone="progress">{text('templateVersions.current')}</StatusTag>}
                </Row>
              </th>
              <td>{dateTime(sinceTime)}</td>
              <td>{untilTime === null ? text('templateVersions.now') : dateTime(untilTime)}</td>
              <td data-align="end">{count(applications)}</td>
              {versions.length > 1 &&
                (['before', 'after'] as const).map((side) => (
                  <td key={side}>
                    <Choice
                      type="radio"
                      name={`compare-${side}`}
                      label={
                        <span className="bdk-hidden">
                          {text(`templateVersions.choose.${side}`, { version: templateVersion })}
                        </span>
                      }
                      checked={chosen?.[side] === templateVersion}
                      onChange={() => choose(side, templateVersion)}
                    />
                  </td>
                ))}
              <td>
                <ScreenLink
                  to={{
                    code: 'RAO_VIEW_PROFILE',
                    params: { id: profileID, ...(untilTime !== null && { version: String(templateVersion) }) },
                  }}
                >
                  {text('templateVersions.view', { version: templateVersion })}
                </ScreenLink>
                {untilTime !== null && <RestoreLink profileID={profileID} version={templateVersion} />}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {versions.length === 1 && <p>{text('templateVersions.onlyOne')}</p>}
      {versions.length > 1 && chosen === undefined && (
        <Button onClick={() => compareLast()}>{text('templateVersions.compareLast')}</Button>
      )}
      {chosen && (
        <Stack as="section" gap={12}>
          <h2>{text('versionChange.difference', chosen)}</h2>
          <VersionComparison profileID={profileID} {...chosen} />
        </Stack>
      )}
    </Stack>
  );

  function compareLast() {
    const [latest, previous] = versions;
    if (latest && previous) {
      const pair = { before: String(previous.templateVersion), after: String(latest.templateVersion) };
      void setParams({ ...params, ...pair }, { replace: true });
    }
  }
}

/** The two versions that the address names; undefined unless both exist. */
function readPair(params: Readonly<Record<string, string>>, versions: ProfileDetail['versions']) {
  const known = new Set(versions.map(({ templateVersion }) => templateVersion));
  const [before, after] = [Number(params['before']), Number(params['after'])];
  return known.has(before) && known.has(after) ? { before, after } : undefined;
}
