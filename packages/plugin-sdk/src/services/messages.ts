// Messages of a plugin: a tree of texts whose English version is the shape that the other languages must have.
import type { Language } from '@brokerdesk/api';

/** A tree of texts. Leaves are texts, with `{{name}}` where a value goes. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The dotted keys of the texts in `M`, as in `list.title`. */
export type MessageKey<M> = {
  [Key in keyof M & string]: M[Key] extends string ? Key : `${Key}.${MessageKey<M[Key]>}`;
}[keyof M & string];

/** The shape that a translation of `M` must have: exactly the same keys. */
export type SameShape<M> = { readonly [Key in keyof M]: M[Key] extends string ? string : SameShape<M[Key]> };

/** A module that is loaded when it is needed. */
export type ModuleLoader<Content> = () => Promise<{ readonly default: Content }>;

/**
 * The texts of a plugin in every language. English is bundled with the plugin, other languages load when they are
 * needed.
 */
export type MessageSet<M extends Messages> = { readonly en: M } & {
  readonly [L in Exclude<Language, 'en'>]: ModuleLoader<SameShape<NoInfer<M>>>;
};

/**
 * Texts bundled with the code that shows them, in every language: a part is never shown without its texts, and
 * switching the language needs no request.
 */
export type BundledMessages<M extends Messages> = { readonly en: M } & {
  readonly [L in Exclude<Language, 'en'>]: SameShape<NoInfer<M>>;
};
