import { Text, textIn, toLocalText, useHost } from '@brokerdesk/plugin-sdk';
import type { WebpageContent } from '@brokerdesk/plugin-sdk/api';
import './loginPage.css';
import { useText } from '../useText.ts';

/** What visitors see of a content: its text in the user's language, or its picture. */
export type ShownContent = Pick<WebpageContent, 'textEN' | 'textSC' | 'textTC' | 'picture'>;

/** A text of the sign-in page on one line, or a picture as a small one. */
export function ContentShown({ content }: { readonly content: ShownContent }) {
  const { language } = useHost();
  const { picture } = content;
  if (picture) return <ContentPicture picture={picture} />;
  const shown = textIn(toLocalText(content, 'text'), language);
  return (
    <Text cut title={shown}>
      {shown}
    </Text>
  );
}

/** A picture of the sign-in page, with its file name and size as its name. */
export function ContentPicture({ picture }: { readonly picture: NonNullable<WebpageContent['picture']> }) {
  const text = useText();
  const { resolvePublicUrl } = useHost();
  const { fullPathUrl, fileName: name, width, height } = picture;
  return (
    <img
      className="product-content-picture"
      src={resolvePublicUrl(fullPathUrl)}
      alt={text('content.pixels', { name, width, height })}
      width={width}
      height={height}
    />
  );
}
