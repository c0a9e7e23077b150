import { ErrorState, Text, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { type Configuration, getConfiguration, type WebpageContent } from '@brokerdesk/plugin-sdk/api';
import { type DiffChange, DiffView } from '@brokerdesk/plugin-sdk/forms';
import { isPictureKind } from './contentKinds.ts';
import './loginPage.css';
import { useText } from '../useText.ts';

/** What everyone sees now beside what they will see: the texts in each language, or the pictures. */
export function WhatChanges({ content }: { readonly content: WebpageContent }) {
  const text = useText();
  // Passive: what fails is said here, not in a dialog above that of the question.
  const { data: configuration, error, refetch } = useCall(getConfiguration, {}, { passive: true });
  const { resolvePublicUrl } = useHost();
  const { kind, picture } = content;
  if (error) return <ErrorState title={text('content.failedToLoad')} error={error} onRetry={() => void refetch()} />;
  if (!configuration) return null;
  if (!isPictureKind(kind)) {
    const now = configuration.loginPage[kind];
    const changes: DiffChange[] = (['EN', 'SC', 'TC'] as const).map((key) => ({
      id: key,
      name: text(`preview.languages.${tags[key]}`),
      lang: tags[key],
      before: now[key],
      after: content[`text${key}`],
    }));
    return (
      <DiffView label={text('publish.changes')} changes={changes.filter(({ before, after }) => before !== after)} />
    );
  }
  const now = pictureNow(configuration, kind);
  return (
    <div className="product-pictures">
      <PictureSide title={text('publish.now')} src={now && resolvePublicUrl(now)} />
      <PictureSide title={text('publish.after')} src={picture ? resolvePublicUrl(picture.fullPathUrl) : undefined} />
    </div>
  );
}

const tags = { EN: 'en', SC: 'zh-Hans', TC: 'zh-Hant' } as const;

function pictureNow({ broker, loginPage }: Configuration, kind: WebpageContent['kind']): string | undefined {
  if (kind === 'logo') return broker.logoUrl;
  return kind === 'icon' ? broker.iconUrl : loginPage.backgroundUrl;
}

function PictureSide({ title, src }: { readonly title: string; readonly src: string | undefined }) {
  const text = useText();
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {src === undefined ? (
        <Text tone="neutral">{text('publish.none')}</Text>
      ) : (
        <img className="product-content-picture" src={src} alt={title} />
      )}
    </figure>
  );
}
