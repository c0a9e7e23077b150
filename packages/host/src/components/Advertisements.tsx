import { Row, Stack } from '@brokerdesk/plugin-sdk';
import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import type { Advertisement } from '@brokerdesk/api';
import { useState } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { resolvePictureUrl } from '../api-client/RuntimeConfig.ts';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';

/** The props of {@link Advertisements}. */
export interface AdvertisementsProps {
  readonly config: RuntimeConfig;
  /** In the broker's order. */
  readonly advertisements: readonly Advertisement[];
  /** In a line of the page: a small picture, with the button beside it. */
  readonly isSmall?: boolean;
}

/** The broker's advertisements, one at a time: nothing moves automatically, a button shows the next. */
export function Advertisements({ config, advertisements, isSmall = false }: AdvertisementsProps) {
  const text = useHostText();
  const [index, setIndex] = useState(0);
  const count = advertisements.length;
  const shown = advertisements[index % Math.max(1, count)];
  if (!shown) return null;
  const { imgID, pictureUrl, width, height } = shown;
  const values = { number: (index % count) + 1, count };
  const site = hostOfLink(shown.linkUrl);
  const name = site ? text('signIn.advertisementLink', { ...values, site }) : text('signIn.advertisement', values);
  const picture = (
    <img key={imgID} src={resolvePictureUrl(config, pictureUrl)} alt={name} width={width} height={height} />
  );
  const content = (
    <>
      {site ? (
        <a href={shown.linkUrl ?? ''} target="_blank" rel="noopener noreferrer">
          {picture}
        </a>
      ) : (
        picture
      )}
      {count > 1 && (
        <button type="button" className={buttonClass({ variant: 'minimal' })} onClick={() => setIndex(index + 1)}>
          {text('signIn.nextAdvertisement')} ({values.number}/{count})
        </button>
      )}
    </>
  );
  const label = text('signIn.advertisements');
  return isSmall ? (
    <Row as="section" className="bd-advertisements" data-small aria-label={label}>
      {content}
    </Row>
  ) : (
    <Stack as="section" gap={4} align="start" className="bd-advertisements" aria-label={label}>
      {content}
    </Stack>
  );
}

/** Returns the host of an https address; undefined for any other address, which then is not a link. */
function hostOfLink(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : undefined;
}
