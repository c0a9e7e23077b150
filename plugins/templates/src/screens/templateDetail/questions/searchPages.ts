import type { Question, QuestionPage } from '../../../model/TemplateDocument.ts';

/**
 * Returns the pages with the questions whose texts, options or identifiers contain the words of a search, in any
 * language; pages and groups without such a question are left out.
 */
export function searchPages(pages: readonly QuestionPage[], search: string): readonly QuestionPage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return pages;
  return pages.flatMap((page) => {
    const groups = page.groups.flatMap((group) => {
      const components = group.components.filter((question) => {
        const content = textOf(question);
        return words.every((word) => content.includes(word));
      });
      return components.length > 0 ? [{ ...group, components }] : [];
    });
    return groups.length > 0 ? [{ ...page, groups }] : [];
  });
}

function textOf({ questionID, label, help, options = [] }: Question): string {
  const texts = [label, help, ...options.map((option) => option.label)];
  const values = options.map(({ value }) => value);
  return [questionID, ...values, ...texts.flatMap((one) => (one ? Object.values(one) : []))].join('\n').toLowerCase();
}
