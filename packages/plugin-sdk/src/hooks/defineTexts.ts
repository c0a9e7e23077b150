// The one way in which host, kit and plugins define texts. English is the shape that the other languages must have, so
// the compiler knows every key.
import { languages } from '@brokerdesk/api';
import type { i18n, ResourceStore, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePluginScope } from './useHost.ts';
import type { BundledMessages, MessageKey, Messages, MessageSet } from '../services/messages.ts';

/** Values for the placeholders of a text, `{{name}}`; `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A key as callers write it: `rows_one` and `rows_other` are requested as `rows` with a `count`. It is a template, so that an
 * error of the compiler lists the keys instead of the name of this type.
 */
type TextKey<Key extends string> = `${Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key}`;

/** Returns the text of a key in the current language. */
export type TextOf<M extends Messages> = (key: TextKey<MessageKey<M>>, values?: TextValues) => string;

/** Texts with the hook that reads them. */
export interface DefinedTexts<M extends Messages> {
  /** The i18next namespace; undefined for the namespace of the plugin whose contribution is rendered. */
  readonly namespace: string | undefined;
  /** Adds bundled texts to a namespace, once; `useText` calls it on first use. Existing texts are not replaced. */
  readonly register: (i18n: i18n, namespace: string) => void;
  /** Returns the function that looks texts up; the component renders again when the language changes. */
  readonly useText: () => TextOf<M>;
}

/** Texts whose translations are fetched when the namespace is added to the portal. */
export interface LoadableTexts<M extends Messages> extends DefinedTexts<M> {
  readonly namespace: string;
  readonly messages: MessageSet<M>;
}

/**
 * Defines texts and their hook. A broker's own wording of a text takes precedence in every case.
 *
 * - Without arguments: the texts that the plugin names in `definePlugin`.
 * - With other texts and bundled translations: texts that only some screens show. They are bundled with the code of
 *   those screens, and the hook reads both.
 * - With a namespace and loaders: English is bundled with the code, and `addTexts(namespace, messages)` of the host
 *   fetches the other languages.
 * - With a namespace and bundled translations: every language is bundled with the code.
 *
 * @example
 * export const pluginTexts = defineTexts<typeof en>();
 * export const { useText } = defineTexts(pluginTexts, { en: review, 'zh-Hans': simplified, 'zh-Hant': traditional });
 */
export function defineTexts<M extends Messages>(): DefinedTexts<M>;
export function defineTexts<Base extends Messages, M extends Messages>(
  base: DefinedTexts<Base>,
  messages: BundledMessages<M>,
): DefinedTexts<Base & M>;
export function defineTexts<M extends Messages>(namespace: string, messages: MessageSet<M>): LoadableTexts<M>;
export function defineTexts<M extends Messages>(namespace: string, messages: BundledMessages<M>): DefinedTexts<M>;
export function defineTexts(
  base?: string | DefinedTexts<Messages>,
  messages?: MessageSet<Messages> | BundledMessages<Messages>,
): object {
  const namespace = typeof base === 'string' ? base : base?.namespace;
  const useNamespace = namespace === undefined ? () => usePluginScope().pluginId : () => namespace;
  // By store: the hook of react-i18next returns another `i18n` to each component.
  const added = new WeakSet<ResourceStore>();

  function register(i18n: i18n, target: string): void {
    if (typeof base === 'object') base.register(i18n, target);
    if (messages === undefined || !areBundled(messages) || added.has(i18n.store)) return;
    added.add(i18n.store);
    for (const language of languages) i18n.addResourceBundle(language, target, messages[language], true, false);
  }

  function useText() {
    const target = useNamespace();
    const { t, i18n } = useTranslation(target);
    register(i18n, target);
    return useMemo(() => rememberTexts(t, i18n, target), [t, i18n, target]);
  }

  return { namespace, messages, register, useText };
}

const rememberedTexts = new WeakMap<ResourceStore, Map<string, string>>();

/**
 * Returns a function that searches a text without values, and one with a count, only once: a list asks for the same few texts
 * in each of its rows, which was a twentieth of the work until it is shown. All are forgotten when the store gets texts.
 */
function rememberTexts(t: TFunction, { store, language }: i18n, namespace: string) {
  const texts = textsOf(store);
  return (key: string, values: TextValues = {}): string => {
    const { count, ...others } = values;
    if (typeof count === 'string' || Object.keys(others).length > 0) return t(key, values);
    const id = `${language} ${namespace} ${key} ${count}`;
    const known = texts.get(id);
    if (known !== undefined) return known;
    const text = t(key, values);
    texts.set(id, text);
    return text;
  };
}

function textsOf(store: ResourceStore): Map<string, string> {
  const known = rememberedTexts.get(store);
  if (known !== undefined) return known;
  const texts = new Map<string, string>();
  rememberedTexts.set(store, texts);
  store.on('added', () => texts.clear());
  return texts;
}

function areBundled(messages: MessageSet<Messages> | BundledMessages<Messages>): messages is BundledMessages<Messages> {
  return typeof messages['zh-Hans'] !== 'function';
}
