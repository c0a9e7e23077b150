import type { QuestionPage } from './TemplateDocument.ts';

/** The parts that are selected: one page, one group, or questions of any groups. */
export type TemplateSelection =
  | { readonly kind: 'page'; readonly pageID: string }
  | { readonly kind: 'group'; readonly groupID: string }
  | { readonly kind: 'questions'; readonly questionIDs: readonly string[] };

/** Copied parts. Groups lie in a page and questions in a group whose own identifiers and texts are not pasted. */
export interface TemplateClip {
  readonly format: 'brokerdesk-template-clip-1';
  readonly kind: TemplateSelection['kind'];
  readonly page: QuestionPage;
}
