// Changes of single parts, by which everything else keeps its identity.
import type { Question, QuestionGroup, QuestionPage, TemplateDocument } from './TemplateDocument.ts';

/** Maps the entries of a list, and returns the list itself if none of them changes. */
export function mapEntries<T>(list: readonly T[], map: (entry: T) => T): readonly T[] {
  const mapped = list.map(map);
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped;
}

/** Filters a list, and returns the list itself if every entry stays. */
export function keepEntries<T>(list: readonly T[], keep: (entry: T) => boolean): readonly T[] {
  const kept = list.filter(keep);
  return kept.length === list.length ? list : kept;
}

/** Returns a copy of a list with entries inserted; an index beyond an end is that end. */
export function insertEntries<T>(list: readonly T[], index: number, entries: readonly T[]): readonly T[] {
  const place = Math.max(0, Math.min(index, list.length));
  return entries.length === 0 ? list : [...list.slice(0, place), ...entries, ...list.slice(place)];
}

/**
 * Returns a part with some fields changed, without those that are undefined, or the part itself if none of them changes.
 */
export function withFields<T extends object>(part: T, change: Partial<NoInfer<T>>): T {
  const isSame = Object.entries(change).every(([field, value]) => (part as Record<string, unknown>)[field] === value);
  if (isSame) return part;
  const changed = Object.entries({ ...part, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(changed) as T;
}

/** Changes fields as {@link withFields} does, and keeps the present value of a field whose new value is equal. */
export function withValues<T extends object>(part: T, change: Partial<NoInfer<T>>): T {
  const present = part as Record<string, unknown>;
  const changed = Object.entries(change).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(present[field]),
  );
  return withFields(part, Object.fromEntries(changed) as Partial<T>);
}

/** Returns a document with other pages, or itself if they are its own. */
export function withPages(document: TemplateDocument, pages: readonly QuestionPage[]): TemplateDocument {
  return pages === document.pages ? document : { ...document, pages };
}

/** Maps the pages of a document. */
export function mapPages(document: TemplateDocument, map: (page: QuestionPage) => QuestionPage): TemplateDocument {
  return withPages(document, mapEntries(document.pages, map));
}

/** Maps the groups of a document. */
export function mapGroups(document: TemplateDocument, map: (group: QuestionGroup) => QuestionGroup): TemplateDocument {
  return mapPages(document, (page) => withFields(page, { groups: mapEntries(page.groups, map) }));
}

/** Maps the questions of a document. */
export function mapQuestions(document: TemplateDocument, map: (question: Question) => Question): TemplateDocument {
  return mapGroups(document, (group) => withFields(group, { components: mapEntries(group.components, map) }));
}
