// All texts of the portal, by language and namespace. A namespace belongs to the host, the kit or a plugin. Later layers
// take precedence: titles from a plugin's manifest, then the plugin's texts, then the broker's own wording.
import { type Configuration, type Language, languages } from '@brokerdesk/api';
import type { ApiError, Messages, MessageSet } from '@brokerdesk/plugin-sdk';
import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { storeLanguage } from '../session/preferences.ts';

/** The texts of one namespace: English is bundled, the other languages are fetched when they are needed. */
export interface TextSource {
  readonly namespace: string;
  readonly messages: MessageSet<Messages>;
}

/** The broker's own wording, by language; keys are `<namespace>:<key>`. */
export type TextOverrides = Configuration['textOverrides'];

/** The texts of the portal. */
export interface Texts {
  readonly i18n: i18n;
  readonly language: () => Language;
  /** Switches the language without a reload, once all texts in use have been loaded. */
  readonly change: (language: Language) => Promise<void>;
  /** Adds a namespace; resolves when its texts in the current language have been loaded. */
  readonly add: (source: TextSource) => Promise<void>;
  /** Adds the titles of a manifest, before any code of the plugin is loaded. */
  readonly addTitles: (namespace: string, titles: Readonly<Record<Language, Readonly<Record<string, string>>>>) => void;
  /** Returns these texts in another language, once those of the source have been loaded: for a part of the page that is in it. */
  readonly inLanguage: (language: Language, source: TextSource) => Promise<i18n>;
  /** Makes the broker's texts take precedence over all other texts, now and later. */
  readonly override: (overrides: TextOverrides) => Promise<void>;
}

/** Creates the texts in a language. */
export async function createTexts(start: Language): Promise<Texts> {
  const sources = new Map<string, TextSource>();
  const loaded = new Set<string>();
  let overrides: TextOverrides = { en: {}, 'zh-Hans': {}, 'zh-Hant': {} };
  await i18next.use(initReactI18next).init({
    lng: start,
    fallbackLng: 'en',
    load: 'currentOnly',
    ns: [],
    defaultNS: 'host',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await i18next.changeLanguage(start);
  setDocumentLanguage(start);

  const applyOverrides = (language: Language) => {
    for (const [key, text] of Object.entries(overrides[language])) {
      // The library takes an empty text for a missing one, and shows the key instead.
      if (text.trim() === '') continue;
      const colon = key.indexOf(':');
      // Silent, because the addition of a text calls this function.
      if (colon > 0) i18next.addResource(language, key.slice(0, colon), key.slice(colon + 1), text, { silent: true });
    }
  };
  i18next.store.on('added', (language) => applyOverrides(language as Language));
  const load = async ({ namespace, messages }: TextSource, language: Language) => {
    const id = `${language} ${namespace}`;
    if (loaded.has(id)) return;
    const bundle = language === 'en' ? messages.en : (await messages[language]()).default;
    i18next.addResourceBundle(language, namespace, bundle, true, true);
    loaded.add(id);
  };
  const current = () => i18next.language as Language;
  // The language that was chosen last; its texts may still be loading.
  let requestedLanguage = start;

  return {
    i18n: i18next,
    language: current,
    async change(language) {
      requestedLanguage = language;
      try {
        await Promise.all([...sources.values()].map((source) => load(source, language)));
      } catch (error) {
        if (requestedLanguage === language) requestedLanguage = current();
        throw error;
      }
      // The user may have chosen another language meanwhile.
      if (requestedLanguage !== language) return;
      await i18next.changeLanguage(language);
      storeLanguage(language);
      setDocumentLanguage(language);
    },
    async add(source) {
      sources.set(source.namespace, source);
      const needed = new Set<Language>(['en', current(), requestedLanguage]);
      await Promise.all([...needed].map((language) => load(source, language)));
    },
    addTitles(namespace, titles) {
      for (const language of languages) {
        if (!loaded.has(`${language} ${namespace}`)) i18next.addResources(language, namespace, { ...titles[language] });
      }
    },
    async inLanguage(language, source) {
      await load(source, language);
      const other = i18next.cloneInstance({ lng: language, initAsync: false });
      await other.changeLanguage(language);
      return other;
    },
    async override(next) {
      overrides = next;
      // As if texts were added: that is when they are put on top, and what was looked up before is forgotten.
      for (const language of languages) i18next.addResources(language, 'host', {});
      await i18next.changeLanguage(current());
    },
  };
}

function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language;
}

/** Returns the current language; the component renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language as Language;
}

/** Returns messages for error responses without one, which came from a server in front of the back end. */
export function fallbackErrorMessages({ i18n }: Texts): (code: ApiError['code']) => string {
  return (code) => {
    if (code === 'E0013') return i18n.t('host:errors.uploadTooLarge');
    return i18n.t(code.startsWith('HTTP ') ? 'host:errors.gateway' : 'host:errors.UNREADABLE');
  };
}
