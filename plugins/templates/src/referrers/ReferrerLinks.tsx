import { Button, Can, Row, ScreenLink, Stack, Table, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { listProfiles, type ReferrerDetail } from '@brokerdesk/plugin-sdk/api';
import { defineRecords } from '@brokerdesk/plugin-sdk/forms';
import { type ReactNode, useMemo, useState } from 'react';
import { QrCodeDialog } from '../links/lazyParts.tsx';
import { useCopyLink } from '../links/useCopyLink.ts';
import { AddLinkDialog } from './AddLinkDialog.tsx';
import { nameOfReferrer } from './nameOfReferrer.ts';
import { RemoveLinkDialog } from './RemoveLinkDialog.tsx';
import { useText } from '../screens/useText.ts';

type LinkOfProfile = ReferrerDetail['profiles'][number];

/** The links of one referrer to templates: copy, QR code, add and remove. For the panel of a list of referrers. */
export function ReferrerLinks({ referrer }: { readonly referrer: ReferrerDetail }) {
  const text = useText();
  const { language, notify } = useHost();
  const [dialog, setDialog] = useState<(close: () => void) => ReactNode>();
  const source = useTemplatesToAdd(referrer.profiles);
  const { referrerID, profiles } = referrer;
  const close = () => setDialog(undefined);
  const add = () => (
    <AddLinkDialog
      of={{ referrerID }}
      source={source}
      title={text('referrerLinks.addTitle')}
      hint={text('referrerLinks.addHint')}
      label={text('referrerLinks.template')}
      submitLabel={text('referrerLinks.add')}
      onAdded={(template) => notify({ tone: 'success', text: text('referrerLinks.added', { template }) })}
      onClose={close}
    />
  );
  return (
    <Stack gap={8}>
      {profiles.length === 0 && <p>{text('referrerLinks.none')}</p>}
      {profiles.length > 0 && (
        <Table>
          <caption>{text('referrerLinks.title')}</caption>
          <thead className="bdk-hidden">
            <tr>
              <th scope="col">{text('referrerLinks.template')}</th>
              <th scope="col">{text('referrerLinks.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {profiles.map((profile) => (
              <LinkRow
                key={profile.profileID}
                profile={profile}
                referrer={nameOfReferrer(referrer, language)}
                referrerID={referrerID}
                onDialog={(render) => setDialog(() => render)}
              />
            ))}
          </tbody>
        </Table>
      )}
      <Can requires="RAO_REFERRER">
        <Row>
          <Button onClick={() => setDialog(() => add)}>{text('referrerLinks.add')}</Button>
        </Row>
      </Can>
      {dialog?.(close)}
    </Stack>
  );
}

interface LinkRowProps {
  readonly profile: LinkOfProfile;
  readonly referrerID: string;
  /** The name of the referrer. */
  readonly referrer: string;
  readonly onDialog: (render: (close: () => void) => ReactNode) => void;
}

function LinkRow({ profile: { profileID, name, link }, referrerID, referrer, onDialog }: LinkRowProps) {
  const text = useText();
  const { language } = useHost();
  const copy = useCopyLink();
  const template = textIn(name, language);
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={{ code: 'RAO_VIEW_PROFILE', params: { id: profileID } }}>{template}</ScreenLink>
        <Text as="div" tone="neutral" size="small" cut title={link}>
          {link.replace(/^https?:\/\//, '')}
        </Text>
      </th>
      <td>
        <Row gap={4} wrap justify="end">
          <Button
            size="small"
            variant="minimal"
            aria-label={`${text('links.copy')} – ${template}`}
            onClick={() => copy(link)}
          >
            {text('links.copy')}
          </Button>
          <Button
            size="small"
            variant="minimal"
            aria-label={`${text('links.qr')} – ${template}`}
            onClick={() =>
              onDialog((close) => <QrCodeDialog link={link} caption={[referrer, template]} onClose={close} />)
            }
          >
            {text('links.qr')}
          </Button>
          <Can requires="RAO_REFERRER">
            <Button
              size="small"
              variant="minimal"
              intent="danger"
              aria-label={`${text('referrerLinks.remove')} – ${template}`}
              onClick={() =>
                onDialog((close) => (
                  <RemoveLinkDialog link={{ profileID, referrerID, referrer, template }} onClose={close} />
                ))
              }
            >
              {text('referrerLinks.remove')}
            </Button>
          </Can>
        </Row>
      </td>
    </tr>
  );
}

/** Returns all templates; those that have the link are locked. */
function useTemplatesToAdd(profiles: readonly LinkOfProfile[]) {
  const text = useText();
  return useMemo(() => {
    const linked = new Set(profiles.map(({ profileID }) => profileID));
    return defineRecords({
      list: listProfiles,
      sort: 'name',
      id: ({ profileID }) => profileID,
      label: ({ name }, language) => textIn(name, language),
      description: ({ profileID }) => profileID,
      lock: ({ profileID }) => (linked.has(profileID) ? text('referrerLinks.linked') : undefined),
    });
  }, [text, profiles]);
}
