import { textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import { type Language, tipPlaces } from '@brokerdesk/plugin-sdk/api';
import { AppPreview } from '@brokerdesk/plugin-sdk/forms';
import { en } from '../locales/en.ts';
import { messages as simplified } from '../locales/zh-Hans.ts';
import { messages as traditional } from '../locales/zh-Hant.ts';
import type { TipValues } from './tipValues.ts';

/** The names of the places in the client's language, which need not be the user's. */
const placesIn = { en: en.tips.places, 'zh-Hans': simplified.tips.places, 'zh-Hant': traditional.tips.places };
const titleIn: Readonly<Record<Language, string>> = {
  en: en.tips.appTitle,
  'zh-Hans': simplified.tips.appTitle,
  'zh-Hant': traditional.tips.appTitle,
};

/** The tips that the app shows, each below the name of its place; one without a text in a language is left out. */
export function TipsPreview({ values }: { readonly values: TipValues }) {
  return (
    <AppPreview title={(language) => titleIn[language]}>
      {(language) =>
        tipPlaces
          .map((place) => ({ place, ...values[place] }))
          .map((tip) => ({ ...tip, content: textIn(toLocalText(tip, 'text'), language) }))
          .filter(({ shown, content }) => shown && content.trim() !== '')
          .map(({ place, content }) => (
            <section key={place}>
              <h4>{placesIn[language][place]}</h4>
              <p className="product-control-tip">{content}</p>
            </section>
          ))
      }
    </AppPreview>
  );
}
