import type { Language } from '@brokerdesk/api';
import i18next, { type i18n } from 'i18next';
import type { PluginDefinition } from '../definition/definition.ts';
import { kitTexts } from '../hooks/useKitText.ts';

/** Creates the texts of a language: the kit's and the plugin's. */
export async function createTestTexts(
  language: Language,
  plugin: Pick<PluginDefinition, 'id' | 'messages'>,
): Promise<i18n> {
  const texts = i18next.createInstance();
  await texts.init({ lng: language, fallbackLng: false, interpolation: { escapeValue: false }, resources: {} });
  await Promise.all([addTexts(texts, 'kit', kitTexts.messages), addTexts(texts, plugin.id, plugin.messages)]);
  return texts;
}

/** Adds messages in the current language under a namespace. */
export async function addTexts(texts: i18n, namespace: string, messages: PluginDefinition['messages']): Promise<void> {
  const language = texts.language as Language;
  const loaded = language === 'en' ? messages.en : (await messages[language]()).default;
  texts.addResourceBundle(language, namespace, loaded);
}
