// Every text that applicants read, in the order of the form. One walk both lists and changes them, so that an import
// finds each text that an export has named.
import { toFlatText, toLocalText } from '@brokerdesk/plugin-sdk';
import { templateLimits } from '@brokerdesk/plugin-sdk/api';
import { mapEntries, withFields, withPages } from '../../../model/mapParts.ts';
import type { Question, QuestionGroup, TemplateDocument, Text } from '../../../model/TemplateDocument.ts';

const { nameLength, textLength } = templateLimits;

/** The kinds of text in a template. */
export type TextKind = 'name' | 'description' | 'page' | 'group' | 'label' | 'help' | 'option' | 'class';

/** Where a text stands. */
export interface TextSlot {
  readonly kind: TextKind;
  /** Identifies the text in its template, as in `question/income/label`; stays while the parts keep their identifiers. */
  readonly key: string;
  /** The number of its page, from 1; undefined for the template itself and for classes. */
  readonly page: number | undefined;
  /** The identifier of its page, group, question or class; empty for the template itself. */
  readonly part: string;
  /** The value of its option. */
  readonly option: string | undefined;
  /** Maximum number of characters. */
  readonly limit: number;
  /** It must exist in each language; a help may be empty in all of them. */
  readonly isRequired: boolean;
}

/** Changes the texts of a template. Parts whose texts stay the same keep their identity. */
export function mapTexts(document: TemplateDocument, map: (text: Text, slot: TextSlot) => Text): TemplateDocument {
  const seen = new Map<string, number>();
  const visit = (text: Text, slot: SlotStart): Text => {
    const base = [prefixes[slot.kind], slot.part, ...suffixOf(slot)].filter((step) => step !== '').join('/');
    // Two options of an unfinished question may have one value.
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    const isName = namedKinds.has(slot.kind);
    return map(text, {
      page: undefined,
      option: undefined,
      ...slot,
      key: count === 1 ? base : `${base}#${count}`,
      limit: isName ? nameLength : textLength,
      isRequired: slot.kind !== 'help',
    });
  };
  const named = withFields(document, {
    name: visit(document.name, { kind: 'name', part: '' }),
    description: visit(document.description, { kind: 'description', part: '' }),
  });
  const pages = withPages(
    named,
    mapEntries(document.pages, (page) => {
      const at = { page: document.pages.indexOf(page) + 1 };
      return withFields(page, {
        title: visit(page.title, { ...at, kind: 'page', part: page.pageID }),
        groups: mapEntries(page.groups, (group) => mapGroup(group, (text, slot) => visit(text, { ...slot, ...at }))),
      });
    }),
  );
  return withFields(pages, {
    classification: mapEntries(document.classification, (band) =>
      withFields(band, { label: visit(band.label, { kind: 'class', part: band.value }) }),
    ),
  });
}

/** A text with its place. */
export interface PlacedText extends TextSlot {
  readonly text: Text;
}

/** Returns every text of a template with its place. */
export function listTexts(document: TemplateDocument): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  mapTexts(document, (text, slot) => {
    texts.push({ ...slot, text });
    return text;
  });
  return texts;
}

/** Returns the edit that replaces texts, by their keys. */
export function replaceTexts(texts: ReadonlyMap<string, Text>) {
  return (document: TemplateDocument): TemplateDocument =>
    mapTexts(document, (text, { key }) => {
      const next = texts.get(key);
      return next === undefined || isSameText(next, text) ? text : next;
    });
}

/** Returns whether two texts are equal in each language. */
export function isSameText(one: Text, other: Text): boolean {
  return one.EN === other.EN && one.SC === other.SC && one.TC === other.TC;
}

interface SlotStart extends Partial<Pick<TextSlot, 'page' | 'option'>>, Pick<TextSlot, 'kind' | 'part'> {}
type Visit = (text: Text, slot: SlotStart) => Text;

const namedKinds: ReadonlySet<TextKind> = new Set(['name', 'page', 'group', 'class']);
const prefixes = {
  name: 'template/name',
  description: 'template/description',
  page: 'page',
  group: 'group',
  label: 'question',
  help: 'question',
  option: 'question',
  class: 'class',
} as const satisfies Record<TextKind, string>;

function suffixOf({ kind, option = '' }: SlotStart): readonly string[] {
  if (kind === 'option') return ['option', option];
  return kind === 'label' || kind === 'help' ? [kind] : [];
}

function mapGroup(group: QuestionGroup, visit: Visit): QuestionGroup {
  const name = visit(toLocalText(group, 'name'), { kind: 'group', part: group.groupID });
  const components = mapEntries(group.components, (question) => mapQuestion(question, visit));
  return withFields(group, { ...toFlatText('name', name), components });
}

function mapQuestion(question: Question, visit: Visit): Question {
  const part = question.questionID;
  const { type, label, help, options } = question;
  // A line break has nothing to read.
  const change: Partial<Question> = {
    ...(type === 'Linebreak' ? {} : { label: visit(label, { kind: 'label', part }) }),
    ...(help === undefined ? {} : { help: visit(help, { kind: 'help', part }) }),
  };
  if (options === undefined) return withFields(question, change);
  const mapped = mapEntries(options, (option) =>
    withFields(option, { label: visit(option.label, { kind: 'option', part, option: option.value }) }),
  );
  return withFields(question, { ...change, options: mapped });
}
