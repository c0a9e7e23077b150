import { ConfirmDialog, Stack, useApi, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listWebpageContents, publishWebpageContent, type WebpageContent } from '@brokerdesk/plugin-sdk/api';
import type { ReactNode } from 'react';
import { useKindText } from './ContentState.tsx';
import { useContentChanges } from './useContentChanges.ts';
import { useText } from '../useText.ts';
import { WhatChanges } from './lazyParts.tsx';

interface PublicationDialogProps {
  readonly content: WebpageContent;
  readonly onClose: () => void;
}

/** Asks before a content is published: shows what everyone sees now, and what they will see. */
export function PublishDialog({ content, onClose }: PublicationDialogProps) {
  const text = useText();
  const { kind, contentID } = content;
  const { data: contents = [] } = useCall(listWebpageContents, { query: {} });
  const replaced = contents.find((one) => one.kind === kind && one.published !== null && one.contentID !== contentID);
  return (
    <PublicationDialog
      content={content}
      action="publish"
      consequence={replaced ? text('publish.replaces', { name: replaced.name }) : text('publish.consequence')}
      onClose={onClose}
    >
      <WhatChanges content={content} />
    </PublicationDialog>
  );
}

/** Asks before a content is taken off the page, which then has the broker's standard. */
export function UnpublishDialog({ content, onClose }: PublicationDialogProps) {
  const text = useText();
  return (
    <PublicationDialog
      content={content}
      action="unpublish"
      consequence={text(`unpublish.consequence.${content.kind}`)}
      onClose={onClose}
    />
  );
}

interface DialogProps extends PublicationDialogProps {
  readonly action: 'publish' | 'unpublish';
  readonly consequence: string;
  readonly children?: ReactNode;
}

function PublicationDialog({ content, action, consequence, onClose, children }: DialogProps) {
  const text = useText();
  const kindText = useKindText();
  const describeChanges = useContentChanges();
  const api = useApi();
  const { notify } = useHost();
  const { contentID, kind, name } = content;
  return (
    <ConfirmDialog
      title={text(`${action}.title`)}
      subject={
        <Stack gap={8}>
          <span>
            {kindText(kind)} · {name}
          </span>
          {children}
        </Stack>
      }
      consequence={consequence}
      actionLabel={text(`action.${action}`)}
      record={content}
      describeChanges={describeChanges}
      onConfirm={({ record, idempotencyKey }) =>
        api.call(
          publishWebpageContent,
          { params: { contentID }, body: { action, version: record.version } },
          { idempotencyKey },
        )
      }
      onDone={({ name: done }) => notify({ tone: 'success', text: text(`${action}.done`, { name: done }) })}
      onClose={onClose}
    />
  );
}
