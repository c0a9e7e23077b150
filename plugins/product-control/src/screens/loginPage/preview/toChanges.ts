import { toLocalText } from '@brokerdesk/plugin-sdk';
import type { WebpageContent } from '@brokerdesk/plugin-sdk/api';
import type { SignInChanges } from '@brokerdesk/plugin-sdk/forms';
import type { ContentKind } from '../contentKinds.ts';

interface PreviewedContent extends Pick<WebpageContent, 'textEN' | 'textSC' | 'textTC'> {
  readonly kind: ContentKind;
  /** A public address, or a file that is not sent yet; undefined for a text and for no picture. */
  readonly picture: string | Blob | undefined;
}

/** Returns what a content changes on the sign-in page, which has no place for the icon. */
export function toChanges({ kind, picture, ...texts }: PreviewedContent): SignInChanges {
  switch (kind) {
    case 'title':
    case 'text':
      return { [kind]: toLocalText(texts, 'text') };
    case 'logo':
    case 'background':
      return { [kind]: picture };
    case 'icon':
      return {};
  }
}
