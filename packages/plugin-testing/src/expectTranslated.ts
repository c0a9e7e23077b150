import type { PluginDefinition } from '@brokerdesk/plugin-sdk';
import { describeDefinition } from '@brokerdesk/plugin-sdk/build';
import { createVisits, type ExpectOptions } from './createVisits.ts';
import { demoUsers } from './demoData.ts';
import { findUntranslated, readShownTexts, valuesIn } from './findUntranslated.ts';
import { listContributions, listInternalContributions } from './listContributions.ts';
import { mountPlugin } from './mountPlugin.ts';

/** Options of {@link expectTranslated}. */
export interface TranslationOptions extends ExpectOptions {
  /** Words in Latin letters that the plugin's Chinese texts contain, such as the name of a product. */
  readonly latinWords?: readonly string[];
}

const scripts = ['zh-Hans', 'zh-Hant'] as const;

/**
 * Opens the home page and every screen of a plugin in both Chinese scripts, internal screens as the provider's staff, and fails
 * for English in texts and in what is read aloud. Data of the emulator, identifiers, and words that Chinese texts use as they are, are allowed.
 *
 * @throws Error with one line for each text: screen, language, element and words.
 *
 * @example
 * await expectTranslated(plugin, { emulator, params: { 'X_NOTES/detail': { id: 'N1' } }, latinWords: ['IPO'] });
 */
export async function expectTranslated(plugin: PluginDefinition, options: TranslationOptions): Promise<void> {
  const { params = {}, latinWords = [], user = 'demo.admin', broker, ...rest } = options;
  const description = await describeDefinition(plugin);
  const listed = listContributions(description);
  const internal = listInternalContributions(description);
  const functions = [...new Set([...Object.keys(description.functions), ...listed.flatMap(({ codes }) => codes)])];
  const desks = [
    { who: { user, functions, ...(broker !== undefined && { broker }) }, listed },
    { who: { user: demoUsers.providerAdministrator }, listed: internal },
  ].filter((desk) => desk.listed.length > 0);
  const findings: string[] = [];
  for (const language of scripts) {
    for (const desk of desks) {
      const portal = await mountPlugin(plugin, { ...rest, ...desk.who, language });
      const visits = createVisits(portal, { listed: desk.listed, params });
      const read = (name: string) => {
        const values = new Set([...valuesIn(portal.received()), ...portal.address().split('/'), ...latinWords]);
        const lines = findUntranslated(readShownTexts({ generated: false }), values);
        findings.push(...lines.map((line) => `${name}, ${language}: ${line}`));
      };
      read('home page');
      for (const one of desk.listed.filter(({ kind }) => kind === 'screen')) {
        await visits.open(one);
        read(one.name);
        if (!visits.isShown(one)) findings.push(`${one.name}, ${language}: it is not shown. ${visits.explain(one)}`);
      }
      await portal.unmount();
    }
  }
  if (findings.length === 0) return;
  throw new Error(
    `${plugin.id} shows English on Chinese pages. Add the texts to src/locales, or words that stay as they are to ` +
      `\`latinWords\`:\n- ${findings.join('\n- ')}`,
  );
}
