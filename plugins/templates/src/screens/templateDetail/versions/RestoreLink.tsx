import { ScreenLink, type ScreenLinkProps } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

/** Props of {@link RestoreLink}. */
export interface RestoreLinkProps extends Pick<ScreenLinkProps, 'look'> {
  readonly profileID: string;
  /** An earlier version. */
  readonly version: number;
}

/** The way to the editor with an earlier version, to publish it again; absent for users who may not edit templates. */
export function RestoreLink({ profileID, version, look = 'button' }: RestoreLinkProps) {
  const text = useText();
  return (
    <ScreenLink
      look={look}
      to={{ code: 'RAO_MODIFY_PROFILE', params: { id: profileID, restore: String(version) } }}
      title={text('templateVersions.restoreVersion', { version })}
    >
      {text('templateVersions.restore')}
    </ScreenLink>
  );
}
