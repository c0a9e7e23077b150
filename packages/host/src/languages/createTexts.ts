// All texts of the portal, by language and namespace. A namespace is the host, the kit or a plugin. Later layers win:
// titles from a plugin's manifest, then the plugin's own texts, then what the broker has changed.
import { type Configuration, type Language, languages } from '@brokerdesk/api';
import type { ModuleLoader, Messages } from '@brokerdesk/plugin-sdk';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storeLanguage } from '../session/preferences.ts';

/** The texts of one namespace: English at hand, the others fetched when they are needed. */
export type TextSource = { readonly en: Messages } & {
  readonly [L in Exclude<Language, 'en'>]: ModuleLoader<Messages>;
};

/** The broker's own wording, by language; keys are `<namespace>:<key>`. */
export type TextOverrides = Configuration['textOverrides'];

/** The texts of the portal. */
export interface Texts {
  readonly i18n: i18n;
  readonly language: () => Language;
  /** Switches the language without a reload, once all texts that are in use have arrived. */
  readonly change: (language: Language) => Promise<void>;
  /** Adds a namespace and waits until its texts in the current language are there. */
  readonly add: (namespace: string, source: TextSource) => Promise<void>;
  /** Adds titles that a manifest brings, before any code of the plugin is there. */
  readonly addTitles: (namespace: string, titles: Readonly<Record<Language, Readonly<Record<string, string>>>>) => void;
  /** Lets the broker's wording win over all other texts, now and later. */
  readonly override: (overrides: TextOverrides) => Promise<void>;
}

/** Starts the texts in a language. */
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
  showLanguage(start);

  const applyOverrides = (language: Language) => {
    for (const [key, text] of Object.entries(overrides[language])) {
      const colon = key.indexOf(':');
      if (colon > 0) i18next.addResource(language, key.slice(0, colon), key.slice(colon + 1), text);
    }
  };
  const load = async (namespace: string, language: Language) => {
    const mark = `${language} ${namespace}`;
    const source = sources.get(namespace);
    if (!source || loaded.has(mark)) return;
    const messages = language === 'en' ? source.en : (await source[language]()).default;
    i18next.addResourceBundle(language, namespace, messages, true, true);
    loaded.add(mark);
    applyOverrides(language);
  };
  const current = () => i18next.language as Language;
  // The language that was chosen last; its texts may be on their way.
  let requestedLanguage = start;

  return {
    i18n: i18next,
    language: current,
    async change(language) {
      requestedLanguage = language;
      try {
        await Promise.all([...sources.keys()].map((namespace) => load(namespace, language)));
      } catch (error) {
        if (requestedLanguage === language) requestedLanguage = current();
        throw error;
      }
      // Another one may have been chosen meanwhile.
      if (requestedLanguage !== language) return;
      await i18next.changeLanguage(language);
      storeLanguage(language);
      showLanguage(language);
    },
    async add(namespace, source) {
      sources.set(namespace, source);
      const needed = new Set<Language>(['en', current(), requestedLanguage]);
      await Promise.all([...needed].map((language) => load(namespace, language)));
    },
    addTitles(namespace, titles) {
      for (const language of languages) {
        if (!loaded.has(`${language} ${namespace}`)) i18next.addResources(language, namespace, { ...titles[language] });
        applyOverrides(language);
      }
    },
    async override(next) {
      overrides = next;
      for (const language of languages) applyOverrides(language);
      await i18next.changeLanguage(current());
    },
  };
}

function showLanguage(language: Language): void {
  document.documentElement.lang = language;
}
