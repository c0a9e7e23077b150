import { ErrorState, Row, ScreenLink, Text, textIn, useCall, useFormats, useHost } from '@brokerdesk/plugin-sdk';
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
    <ul className="product-overview" aria-label={text('overview.title')}>
      {webpageContentKinds.map((kind) => {
        const own = contents.filter((content) => content.kind === kind);
        const shown = own.find(({ published }) => published !== null);
        const count = own.filter(({ state }) => isWaiting(state)).length;
        return (
          <li key={kind} aria-label={kindText(kind)}>
            <Row justify="between">
              <Text bold>{kindText(kind)}</Text>
              {count > 0 && (
                <ScreenLink
                  to={{ ...page, params: { kind } }}
                  aria-label={text('overview.waitingOf', { kind: kindText(kind), count })}
                >
                  {text('overview.waiting', { count: formats.count(count) })}
                </ScreenLink>
              )}
            </Row>
            {shown?.published ? (
              <ContentShown content={shown.published} />
            ) : (
              <Standard kind={kind} configuration={configuration.data} />
            )}
            <Text cut tone="neutral" size="small">
              {shown ? `${formats.dateTime(shown.publishTime)} · ${shown.name}` : text('overview.standard')}
            </Text>
          </li>
        );
      })}
    </ul>
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
