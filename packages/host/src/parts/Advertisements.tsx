import type { Advertisement } from '@brokerdesk/api';
import { useState } from 'react';
import { useHostText } from '../languages/hostTexts.ts';
import { pictureAddress } from '../wire/pictureAddress.ts';
import type { RuntimeConfig } from '../wire/RuntimeConfig.ts';

/** What {@link Advertisements} shows. */
export interface AdvertisementsProps {
  readonly config: RuntimeConfig;
  /** In the broker's order. */
  readonly advertisements: readonly Advertisement[];
}

/** The broker's advertisements, one at a time: nothing moves by itself, a button shows the next. */
export function Advertisements({ config, advertisements }: AdvertisementsProps) {
  const text = useHostText();
  const [place, setPlace] = useState(0);
  const count = advertisements.length;
  const shown = advertisements[place % Math.max(1, count)];
  if (!shown) return null;
  const { imgID, pictureUrl, width, height } = shown;
  const values = { number: (place % count) + 1, count };
  const site = siteOf(shown.linkUrl);
  const name = site ? text('signIn.advertisementLink', { ...values, site }) : text('signIn.advertisement', values);
  const picture = <img key={imgID} src={pictureAddress(config, pictureUrl)} alt={name} width={width} height={height} />;
  return (
    <section className="bd-advertisements" aria-label={text('signIn.advertisements')}>
      {site ? (
        <a href={shown.linkUrl ?? ''} target="_blank" rel="noopener noreferrer">
          {picture}
        </a>
      ) : (
        picture
      )}
      {count > 1 && (
        <button type="button" className="bp6-button bp6-minimal" onClick={() => setPlace(place + 1)}>
          {text('signIn.nextAdvertisement')} ({values.number}/{count})
        </button>
      )}
    </section>
  );
}

/** The host of an https address; undefined for anything else, which is no link then. */
function siteOf(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : undefined;
}
