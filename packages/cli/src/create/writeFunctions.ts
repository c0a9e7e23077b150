// The functions of a definition, as sources.
import type { ProductFunction } from './findProductFunction.ts';
import { nameForms, toKebab } from './nameForms.ts';

/** A tab below the title of a page. */
export interface NewTab {
  /** Its name among the children of the page. */
  readonly key: string;
  readonly path: string;
  /** The key of its title. */
  readonly title: string;
  /** The action of the tree that opens it. */
  readonly code: string;
  /** The file of its screen, as the definition imports it. */
  readonly screen: string;
}

/** Returns the child of a page that is a tab. */
export function writeTab({ key, path, title, code, screen }: NewTab): string {
  return `${key}: {
  path: '${path}',
  title: '${title}',
  isTab: true,
  requires: '${code}',
  screen: () => import('${screen}'),
}`;
}

/** Returns a page of the product whose screens are tabs, with its first one. */
export function writeTabbedPage(page: ProductFunction, { title, tab }: { title: string; tab: NewTab }): string {
  return `${page.code}: tabbedPage({
  path: '${pathOf(page)}',
  title: '${title}',
  menu: { icon: '${page.place?.icon ?? 'document'}' },
  children: {
    ${indentLines(writeTab(tab), '    ')},
  },
})`;
}

/** Returns the segment that a function of the product adds to addresses: its place, else its English name. */
export function pathOf({ place, titles }: ProductFunction): string {
  return place?.path ?? nameForms(toKebab(titles.en)).snake;
}

/** Returns a free key for the title of a function: its English name, else its address, else both. */
export function findFreeKey(one: ProductFunction, taken: readonly string[]): string {
  const { camel, pascal } = nameForms(toKebab(one.titles.en));
  const ofPath = nameForms(pathOf(one).replaceAll('_', '-')).camel;
  return [camel, ofPath].find((key) => !taken.includes(key)) ?? `${ofPath}${pascal}`;
}

/** Indents all lines of a text but the first. */
export function indentLines(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}
