import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { type Language, languages, type LocalText } from '@brokerdesk/plugin-sdk/api';
import { Fragment } from 'react';

/** A text in the languages other than that of the page, on one line; each is marked for screen readers and fonts. */
export function OtherLanguages({ of }: { readonly of: LocalText }) {
  const { language } = useHost();
  return listOtherLanguages(language).map((other, at) => (
    <Fragment key={other}>
      {at > 0 && ' · '}
      <span lang={other} translate="no">
        {textIn(of, other)}
      </span>
    </Fragment>
  ));
}

/** Returns the same as plain text, for search and export. */
export function joinOtherLanguages(of: LocalText, language: Language): string {
  return listOtherLanguages(language)
    .map((other) => textIn(of, other))
    .join(' · ');
}

function listOtherLanguages(language: Language): readonly Language[] {
  return languages.filter((other) => other !== language);
}
