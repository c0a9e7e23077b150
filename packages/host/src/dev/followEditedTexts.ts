import type { Language } from '@brokerdesk/api';
import type { Messages } from '@brokerdesk/plugin-sdk';
import i18next from 'i18next';

/** The texts of one language of a plugin, as the development server announces an edit. */
export interface EditedTexts {
  readonly namespace: string;
  readonly language: Language;
  /** The address of the module with the new texts. */
  readonly address: string;
}

/** Imports a module of texts by its address; English ones may be exported by name. */
type ImportTexts = (address: string) => Promise<{ readonly default?: Messages; readonly en?: Messages }>;

/** Shows edited texts of plugins without a reload. */
export function followEditedTexts(): void {
  import.meta.hot?.on('brokerdesk:texts', (edited: EditedTexts) => replaceTexts(edited));
}

/** Replaces texts; all components that show one are rendered again. */
export async function replaceTexts(
  { namespace, language, address }: EditedTexts,
  importTexts: ImportTexts = (module) => import(/* @vite-ignore */ module),
): Promise<void> {
  const { en, default: messages = en } = await importTexts(address);
  closeReport();
  i18next.addResourceBundle(language, namespace, messages, true, true);
  await i18next.changeLanguage(i18next.language);
}

/** Closes the report of an earlier mistake, which Vite itself does with its own updates only. */
export function closeReport(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}
