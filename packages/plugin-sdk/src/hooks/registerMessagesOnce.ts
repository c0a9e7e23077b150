import { languages } from '@brokerdesk/api';
import type { i18n } from 'i18next';
import type { LazyMessages, Messages } from '../messages.ts';

/**
 * Makes a function that adds texts to a namespace the first time that they are needed. Texts that stand there already, the
 * broker's own among them, stay.
 */
export function registerMessagesOnce(messages: LazyMessages<Messages>): (i18n: i18n, namespace: string) => void {
  const added = new WeakSet<i18n>();
  return (i18n, namespace) => {
    if (added.has(i18n)) return;
    added.add(i18n);
    for (const language of languages) i18n.addResourceBundle(language, namespace, messages[language], true, false);
  };
}
