import { ErrorState, ScreenLink, Table, Text, textIn, useCall, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import {
  type Configuration,
  getConfiguration,
  listWebpageContents,
  type WebpageContent,
  webpageContentKinds,
} from '@brokerdesk/plugin-sdk/api';
import { ContentShown } from './ContentShown.tsx';
import { useKindText } from './ContentState.tsx';
import type { ContentKind } from './contentKinds.ts';
import { useText } from '../useText.ts';

const page = { code: 'PM_WEB_PORTAL_CONFIGURATION', child: 'loginPage' } as const;

/** What is on the sign-in page now, of each kind, and how much waits to be published. */
export function PageOverview() {
  const text = useText();
  const kindText = useKindText();
  const formats = useFormats();
  const { data: contents, error } = useCall(listWebpageContents, { query: {} });
  const configuration = useCall(getConfiguration, {});
  if (configuration.error) {
    const { error: failure, refetch } = configuration;
    return <ErrorState title={text('content.failedToLoad')} error={failure} onRetry={() => void refetch()} />;
  }
  // The list below says why there are none.
  if (error || !contents || !configuration.data) return null;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('overview.title')}</th>
          <th scope="col">{text('content.shown')}</th>
          <th scope="col">{text('content.name')}</th>
          <th scope="col">{text('content.published')}</th>
          <th scope="col" data-align="end">
            {text('overview.waiting')}
          </th>
        </tr>
      </thead>
      <tbody>
        {webpageContentKinds.map((kind) => {
          const own = contents.filter((content) => content.kind === kind);
          const shown = own.find(({ published }) => published !== null);
          const count = own.filter(({ state }) => isWaiting(state)).length;
          return (
            <tr key={kind}>
              <th scope="row">{kindText(kind)}</th>
              <td>
                {shown?.published ? (
                  <ContentShown content={shown.published} />
                ) : (
                  <Standard kind={kind} configuration={configuration.data} />
                )}
              </td>
              <td>{shown?.name ?? <Text tone="neutral">{text('overview.standard')}</Text>}</td>
              <td>{formats.dateTime(shown?.publishTime ?? null)}</td>
              <td data-align="end">
                {count === 0 ? (
                  <Text tone="neutral">{formats.count(0)}</Text>
                ) : (
                  <ScreenLink
                    to={{ ...page, params: { kind } }}
                    aria-label={text('overview.waitingOf', { kind: kindText(kind), count })}
                  >
                    {formats.count(count)}
                  </ScreenLink>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Whether a content has something that visitors do not see yet. */
function isWaiting(state: WebpageContent['state']): boolean {
  return state === 'draft' || state === 'changed';
}

/** What the page shows while nothing of a kind is published. */
function Standard({ kind, configuration }: { readonly kind: ContentKind; readonly configuration: Configuration }) {
  const text = useText();
  const { language, resolvePublicUrl } = useHost();
  const { broker, loginPage } = configuration;
  if (kind === 'title' || kind === 'text') return <Text cut>{textIn(loginPage[kind], language)}</Text>;
  if (kind === 'background') return <Text tone="neutral">{text('overview.noBackground')}</Text>;
  const src = resolvePublicUrl(kind === 'logo' ? broker.logoUrl : broker.iconUrl);
  return <img className="product-content-picture" src={src} alt={text('overview.standard')} />;
}
