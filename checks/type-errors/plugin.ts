// Mistakes in a plugin's definition. Each comment is the end of the compiler's message for the line below it.
import { action, area, definePlugin, page } from '@brokerdesk/plugin-sdk';
import type { ComponentType } from 'react';

const texts = { menu: { faq: 'Questions' } } as const;
const messages = { en: texts, 'zh-Hans': loadTexts, 'zh-Hant': loadTexts };
const identity = { id: 'faq', version: '1.0.0', sdk: '^1.0.0', messages } as const;
const screen: () => Promise<{ default: ComponentType }> = async () => ({ default: () => null });
const faq = { path: 'faq', title: 'menu.faq', screen } as const;

definePlugin({
  ...identity,
  functions: {
    // The English texts have no menu.fax: add it to the texts of all three languages
    PM_CI_FAQ: page({ ...faq, title: 'menu.fax' }),
    // PM_CI_FAX is not a function code of the product, and codes of a plugin begin with X_
    PM_CI_FAX: action(),
    // Declare it with area({ … }), page({ … }), tabbedPage({ … }) or action()
    PM_CI_AGREEMENT: faq,
    // The English texts have no menu.detail: add it to the texts of all three languages
    X_FAQ: page({ ...faq, children: { detail: { ...faq, title: 'menu.detail' } } }),
  },
  internal: {
    // An internal screen is declared with page({ … }) or tabbedPage({ … })
    brokers: area({ path: 'brokers', title: 'menu.faq' }),
  },
});

// A child is written without page(…)
export const nested = page({ ...faq, children: { detail: page(faq) } });

async function loadTexts() {
  return { default: texts };
}
