import type { Configuration, LocalText } from '@brokerdesk/api';
import { textIn } from '../../formats/textIn.ts';
import { useBlobUrl } from '../../hooks/useBlobUrl.ts';
import { useHost } from '../../hooks/useHost.ts';
import type { SignInPreviewView } from '../../services/hostServices.ts';

/** The props of {@link SignInPreview}. */
export interface SignInPreviewProps extends Omit<SignInPreviewView, 'configuration'> {
  /** The name of the preview, for assistive technology. */
  readonly label: string;
  /** The page as it is published. */
  readonly configuration: Configuration;
  /** What is shown instead: texts, and pictures as public addresses or files that are not sent yet. */
  readonly changes?: SignInChanges | undefined;
}

/** What a {@link SignInPreview} shows instead of what is published. */
export interface SignInChanges {
  readonly title?: LocalText | undefined;
  readonly text?: LocalText | undefined;
  readonly logo?: string | Blob | undefined;
  readonly background?: string | Blob | undefined;
}

/**
 * The portal's own sign-in page with other texts and pictures, as visitors would see it. It takes neither focus nor input;
 * assistive technology gets the texts of the broker instead.
 *
 * @example
 * <SignInPreview label={text('preview')} configuration={data} changes={{ title }} language="en" theme="dark" device="phone" />
 */
export function SignInPreview({ label, configuration, changes = {}, ...view }: SignInPreviewProps) {
  const { renderSignInPreview } = useHost();
  const logoUrl = usePictureAddress(changes.logo);
  const backgroundUrl = usePictureAddress(changes.background);
  const { loginPage, broker } = configuration;
  const shown: Configuration = {
    ...configuration,
    broker: { ...broker, ...(logoUrl !== undefined && { logoUrl }) },
    loginPage: {
      ...loginPage,
      ...(changes.title && { title: changes.title }),
      ...(changes.text && { text: changes.text }),
      ...(backgroundUrl !== undefined && { backgroundUrl }),
    },
  };
  return (
    <figure aria-label={label}>
      <figcaption className="bdk-hidden" lang={view.language}>
        <p>{textIn(shown.broker.name, view.language)}</p>
        <p>{textIn(shown.loginPage.title, view.language)}</p>
        <p>{textIn(shown.loginPage.text, view.language)}</p>
      </figcaption>
      {renderSignInPreview({ ...view, configuration: shown })}
    </figure>
  );
}

/** Returns a public address as it is, and for a file the address of its bytes. */
function usePictureAddress(picture: string | Blob | undefined): string | undefined {
  const url = useBlobUrl(typeof picture === 'string' ? undefined : picture);
  return typeof picture === 'string' ? picture : url;
}
