// Copies of parts, to be pasted in this template or in another one. A clip is JSON: it passes through the clipboard of
// the system and is checked by the schema of the contract when it comes back.
import type { FormSchema } from '@brokerdesk/plugin-sdk/forms';
import type { GroupPlace, QuestionPlace } from './edits/insert.ts';
import { type Edit, groupsOf, type QuestionPage, questionsOf, type TemplateDocument } from './TemplateDocument.ts';
import { type PastePlace, planPaste } from './planPaste.ts';
import type { TemplateClip, TemplateSelection } from './TemplateClip.ts';

const format = 'brokerdesk-template-clip-1';
const blank = { EN: '–', SC: '–', TC: '–' };
const frame = { pageID: 'clip', title: blank };
const groupFrame = { groupID: 'clip', nameEN: blank.EN, nameSC: blank.SC, nameTC: blank.TC };

/** Copies the selected parts; undefined if the document does not have them. */
export function copyPart(document: TemplateDocument, selection: TemplateSelection): TemplateClip | undefined {
  const page = pageToCopy(document, selection);
  return page && { format, kind: selection.kind, page };
}

function pageToCopy(document: TemplateDocument, selection: TemplateSelection): QuestionPage | undefined {
  switch (selection.kind) {
    case 'page':
      return document.pages.find(({ pageID }) => pageID === selection.pageID);
    case 'group': {
      const group = groupsOf(document).find(({ groupID }) => groupID === selection.groupID);
      return group && { ...frame, groups: [group] };
    }
    case 'questions': {
      const components = questionsOf(document).filter(({ questionID }) => selection.questionIDs.includes(questionID));
      return components.length === 0 ? undefined : { ...frame, groups: [{ ...groupFrame, components }] };
    }
  }
}

/** Writes a clip as the text that the clipboard of the system takes. */
export function writeClip(clip: TemplateClip): string {
  return JSON.stringify(clip);
}

/**
 * Reads a clip from a text; undefined for any other text.
 *
 * @param schema that of the body of `POST /profiles`, which is loaded separately
 */
export function readClip(text: string, schema: FormSchema): TemplateClip | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Any other text of the clipboard.
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== format) return undefined;
  if (!('kind' in value) || !('page' in value)) return undefined;
  const { kind } = value;
  if (kind !== 'page' && kind !== 'group' && kind !== 'questions') return undefined;
  const template = schema.safeParse({ name: blank, description: blank, pages: [value.page] });
  const page = template.success ? (template.data as Pick<TemplateDocument, 'pages'>).pages[0] : undefined;
  return page && { format, kind, page };
}

/**
 * Pastes a clip: with fresh identifiers where they are taken, and with conditions that follow the copies. Conditions
 * that name nothing at the place are dropped; {@link planPaste} says which.
 */
export function pastePart(clip: TemplateClip, place: PastePlace): Edit {
  return (document) => planPaste(document, clip, place).document;
}

/** Copies the selected parts to directly behind themselves. */
export function duplicate(selection: TemplateSelection): Edit {
  return (document) => {
    const clip = copyPart(document, selection);
    const place = placeBehind(document, selection);
    return clip && place ? planPaste(document, clip, place).document : document;
  };
}

/** Returns the place directly behind the selected parts; undefined if the document does not have them. */
export function placeBehind(document: TemplateDocument, selection: TemplateSelection): PastePlace | undefined {
  switch (selection.kind) {
    case 'page': {
      const index = document.pages.findIndex(({ pageID }) => pageID === selection.pageID);
      return index === -1 ? undefined : { kind: 'page', index: index + 1 };
    }
    case 'group':
      return placeBehindGroup(document, selection.groupID);
    case 'questions':
      return placeBehindQuestions(document, new Set(selection.questionIDs));
  }
}

function placeBehindGroup({ pages }: TemplateDocument, groupID: string): ({ kind: 'group' } & GroupPlace) | undefined {
  for (const { pageID, groups } of pages) {
    const index = groups.findIndex((group) => group.groupID === groupID);
    if (index !== -1) return { kind: 'group', pageID, index: index + 1 };
  }
  return undefined;
}

function placeBehindQuestions(
  document: TemplateDocument,
  questionIDs: ReadonlySet<string>,
): ({ kind: 'questions' } & QuestionPlace) | undefined {
  for (const { groupID, components } of groupsOf(document).toReversed()) {
    const index = components.findLastIndex(({ questionID }) => questionIDs.has(questionID));
    if (index !== -1) return { kind: 'questions', groupID, index: index + 1 };
  }
  return undefined;
}
