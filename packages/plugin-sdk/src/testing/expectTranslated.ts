import type { PluginDefinition } from '../definition.ts';
import { describeDefinition } from '../describeDefinition.ts';
import { createVisits, type ExpectOptions } from './createVisits.ts';
import { findUntranslated, readShownTexts, valuesIn } from './findUntranslated.ts';
import { demoUsers } from './demoData.ts';
import { type ListedContribution, listContributions, listInternalContributions } from './listContributions.ts';
import { mountPlugin } from './mountPlugin.ts';

/** Options of {@link expectTranslated}. */
export interface TranslationOptions extends ExpectOptions {
  /** Words in Latin letters that the plugin's Chinese texts contain, such as the name of a product. */
  readonly latinWords?: readonly string[];
}

const scripts = ['zh-Hans', 'zh-Hant'] as const;

/**
 * Opens the home page and every screen of a plugin in both Chinese scripts, internal ones as the provider's staff, and fails for English in texts and in what is read
 * aloud. Data of the emulator, identifiers, and words that Chinese texts use as they are, are allowed.
 *
 * @throws Error with one line for each text: screen, language, element and words.
 *
 * @example
 * await expectTranslated(plugin, { emulator, params: { 'X_NOTES/detail': { id: 'N1' } }, latinWords: ['IPO'] });
 */
export async function expectTranslated(plugin: PluginDefinition, options: TranslationOptions): Promise<void> {
  const { params = {}, latinWords = [], user = 'demo.admin', ...rest } = options;
  const description = await describeDefinition(plugin);
  const listed = listContributions(description);
  const internal = listInternalContributions(description);
  const functions = [...new Set([...Object.keys(description.functions), ...listed.flatMap(({ codes }) => codes)])];
  const findings: string[] = [];
  for (const language of scripts) {
    const portal = await mountPlugin(plugin, { ...rest, user, functions, language });
    const read = (name: string) => {
      const values = new Set([...valuesIn(portal.received()), ...portal.address().split('/'), ...latinWords]);
      const lines = findUntranslated(readShownTexts({ generated: false }), values);
      findings.push(...lines.map((line) => `${name}, ${language}: ${line}`));
    };
    const readAll = async (shown: readonly ListedContribution[]) => {
      const visits = createVisits(portal, { listed: shown, params });
      read('home page');
      for (const one of shown.filter(({ kind }) => kind === 'screen')) {
        await visits.open(one);
        read(one.name);
        if (!visits.isShown(one)) findings.push(`${one.name}, ${language}: it is not shown. ${visits.explain(one)}`);
      }
    };
    await readAll(listed);
    if (internal.length > 0) {
      await portal.open('');
      await portal.signInAs(demoUsers.providerAdministrator);
      await readAll(internal);
    }
    await portal.unmount();
  }
  if (findings.length === 0) return;
  throw new Error(
    `${plugin.id} shows English on Chinese pages. Add the texts to src/locales, or words that stay as they are to ` +
      `\`latinWords\`:\n- ${findings.join('\n- ')}`,
  );
}
