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
import { useText } from '../../useText.ts';
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
  const [latest, previous] = versions;
  const lastTwo = latest && previous && { before: previous.templateVersion, after: latest.templateVersion };

  function compare({ before, after }: ComparedVersions) {
    void setParams({ ...params, before: String(before), after: String(after) }, { replace: true });
  }
  function choose(side: 'before' | 'after', version: number) {
    compare({ ...(chosen ?? { before: version, after: version }), [side]: version });
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
              {versions.length > 1 && <CompareChoices version={templateVersion} chosen={chosen} onChoose={choose} />}
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
      {lastTwo && chosen === undefined && (
        <Button onClick={() => compare(lastTwo)}>{text('templateVersions.compareLast')}</Button>
      )}
      {chosen && (
        <Stack as="section" gap={12}>
          <h2>{text('versionChange.difference', chosen)}</h2>
          <VersionComparison profileID={profileID} {...chosen} />
        </Stack>
      )}
    </Stack>
  );
}

interface CompareChoicesProps {
  readonly version: number;
  readonly chosen: ComparedVersions | undefined;
  readonly onChoose: (side: 'before' | 'after', version: number) => void;
}

/** The cells in which a version is chosen for either side of the comparison. */
function CompareChoices({ version, chosen, onChoose }: CompareChoicesProps) {
  const text = useText();
  return (['before', 'after'] as const).map((side) => (
    <td key={side}>
      <Choice
        type="radio"
        name={`compare-${side}`}
        label={<span className="bdk-hidden">{text(`templateVersions.choose.${side}`, { version })}</span>}
        checked={chosen?.[side] === version}
        onChange={() => onChoose(side, version)}
      />
    </td>
  ));
}

type ComparedVersions = { readonly before: number; readonly after: number };

/** The two versions that the address names; undefined unless both exist. */
function readPair(
  params: Readonly<Record<string, string>>,
  versions: ProfileDetail['versions'],
): ComparedVersions | undefined {
  const known = new Set(versions.map(({ templateVersion }) => templateVersion));
  const [before, after] = [Number(params['before']), Number(params['after'])];
  return known.has(before) && known.has(after) ? { before, after } : undefined;
}
