import type { MergeClash } from '../../../model/merge/MergeClash.ts';
import { findQuestion, groupsOf, type TemplateDocument } from '../../../model/TemplateDocument.ts';
import { languageOfField, useQuestionWords } from '../../../words/useQuestionWords.ts';
import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useShownNames } from '../useShownNames.ts';
import { useText } from '../useText.ts';

/** A clash in words. */
export interface ClashText {
  /** What both have changed. */
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
  /** The language of the two versions, where it is not the user's. */
  readonly lang: string | undefined;
}

/** Returns a function that describes clashes of two users. */
export function useClashText(mine: TemplateDocument, theirs: TemplateDocument): (clash: MergeClash) => ClashText {
  const text = useText();
  const words = useQuestionWords();
  const nameOf = usePartName([mine, theirs]);
  const valueText = (field: string, value: unknown): string => {
    const shown = words.valueOf(field, value);
    if (shown === null || shown === '') return text('editor.conflict.nothing');
    return typeof shown === 'string' ? shown : shown.join(text('editor.conflict.separator'));
  };
  return (clash) => {
    const part = nameOf(clash.part);
    if (clash.kind === 'field') {
      const { field } = clash;
      const ofCondition = (version: TemplateDocument) =>
        words.conditionOf(findQuestion(version, clash.part.id), version) ?? text('editor.conflict.nothing');
      const isCondition = field === 'shownIf';
      return {
        name: text('editor.conflict.field', { part, field: words.fieldName(field) }),
        mine: isCondition ? ofCondition(mine) : valueText(field, clash.mine),
        theirs: isCondition ? ofCondition(theirs) : valueText(field, clash.theirs),
        lang: languageOfField(field),
      };
    }
    const say = (own: string, other: string) => ({ name: part, mine: own, theirs: other, lang: undefined });
    if (clash.kind === 'moved') {
      const kind = clash.part.kind === 'group' ? 'page' : 'group';
      const place = (version: TemplateDocument) =>
        text('editor.conflict.moved', { place: nameOf({ kind, id: parentIn(version, clash.part.id) }) });
      return say(place(mine), place(theirs));
    }
    if (clash.kind === 'order') {
      const order = (version: TemplateDocument) =>
        childrenOf(version, clash.part.kind, clash.part.id).map(nameOf).join(text('editor.conflict.separator'));
      return { ...say(order(mine), order(theirs)), name: text('editor.conflict.order', { part }) };
    }
    const [deleted, kept] = [text('editor.conflict.deleted'), text('editor.conflict.changed')];
    return clash.by === 'mine' ? say(deleted, kept) : say(kept, deleted);
  };
}

type NamedPart = MergeClash['part'];

/** Returns how a part is called in the first of the templates that have it. */
function usePartName(versions: readonly TemplateDocument[]): (part: NamedPart) => string {
  const text = useText();
  const { language } = useHost();
  const { nameOfPage, nameOfGroup, nameOfQuestion } = useShownNames();
  return ({ kind, id }) => {
    for (const version of versions) {
      const page = kind === 'page' && version.pages.find(({ pageID }) => pageID === id);
      if (page) return nameOfPage(page);
      const group = kind === 'group' && groupsOf(version).find(({ groupID }) => groupID === id);
      if (group) return nameOfGroup(group);
      const question = kind === 'question' && findQuestion(version, id);
      if (question) return nameOfQuestion(question);
      const band = kind === 'class' && version.classification.find(({ value }) => value === id);
      if (band) return textIn(band.label, language) || id;
    }
    return kind === 'template' ? text('editor.template') : id;
  };
}

function childrenOf({ pages }: TemplateDocument, kind: NamedPart['kind'], id: string): readonly NamedPart[] {
  if (kind === 'template') return pages.map(({ pageID }) => ({ kind: 'page', id: pageID }));
  const page = pages.find(({ pageID }) => pageID === id);
  if (kind === 'page') return (page?.groups ?? []).map(({ groupID }) => ({ kind: 'group', id: groupID }));
  const group = groupsOf({ pages }).find(({ groupID }) => groupID === id);
  return (group?.components ?? []).map(({ questionID }) => ({ kind: 'question', id: questionID }));
}

/** The page of a group or the group of a question. */
function parentIn(template: TemplateDocument, id: string): string {
  const page = template.pages.find(({ groups }) => groups.some(({ groupID }) => groupID === id));
  const group = groupsOf(template).find(({ components }) => components.some(({ questionID }) => questionID === id));
  return group?.groupID ?? page?.pageID ?? '';
}
