import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import type { Submission } from '@brokerdesk/plugin-sdk/forms';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';

/** Unpublished changes, as they are kept on this device. */
export interface StoredDraft {
  readonly document: TemplateDocument;
  /** The published template that they began from. */
  readonly published: ProfileDetail;
  /** A publication whose outcome is unknown, because its response was lost. */
  readonly intent: Submission | undefined;
  /** RFC 3339: the last change. */
  readonly savedAt: string;
}
