// What the compiler says about a mistake in a plugin. TypeScript has no custom errors; a type that consists of a sentence
// appears in its message instead: "Type 'Page<"menu.fax">' is not assignable to type '"The English texts have no menu.fax …"'".
import type { DataOf } from '@brokerdesk/api';
import type { Action, Area, Page, TabbedPage } from './contribution.ts';
import type { PluginFunctionCode } from '../services/hostServices.ts';

/** The title keys of a contribution and of its children. */
type TitleOf<C> = C extends Area<infer Key> | Page<infer Key> | TabbedPage<infer Key> | Action<infer Key> ? Key : never;

/** The contribution itself if the texts have its titles; otherwise what is missing. */
type WithTitles<C, Key extends string> = [Exclude<TitleOf<C>, Key>] extends [never]
  ? C
  : `The English texts have no ${Exclude<TitleOf<C>, Key>}: add it to the texts of all three languages`;

/** The functions of a plugin, if each code exists and is declared by `page` and the like, with titles that exist. */
export type CheckedFunctions<F, Key extends string> = {
  readonly [Code in keyof F]: Code extends PluginFunctionCode
    ? F[Code] extends Area | Page | TabbedPage | Action
      ? WithTitles<F[Code], Key>
      : 'Declare it with area({ … }), page({ … }), tabbedPage({ … }) or action()'
    : `${Code & string} is not a function code of the product, and codes of a plugin begin with X_`;
};

/** The internal screens of a plugin, if each is a page, with titles that exist. */
export type CheckedInternal<I, Key extends string> = {
  readonly [Name in keyof I]: I[Name] extends Page | TabbedPage
    ? WithTitles<I[Name], Key>
    : 'An internal screen is declared with page({ … }) or tabbedPage({ … })';
};

/** Any endpoint that returns a file. */
export type FileEndpoint<E> = DataOf<E> extends Uint8Array ? unknown : 'This call returns data, no file: use useCall';
