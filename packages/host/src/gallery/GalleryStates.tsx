import { GalleryHost, type GalleryPage, type GalleryState, type Translate } from '@brokerdesk/plugin-sdk/gallery';
import { Stack, Text, type Toast } from '@brokerdesk/plugin-sdk';
import { useCallback, useEffect, useState } from 'react';
import { type Texts, useLanguage } from '../languages/createTexts.ts';
import { loadFonts } from '../languages/loadFonts.ts';
import { applyTheme } from '../theme/applyTheme.ts';
import { galleryHash, useGalleryChoice } from './GalleryChoice.ts';
import { useGalleryPage } from './useGalleryPage.ts';

/** The chosen states of a component and nothing around them, for the gallery's window, e2e tests and pictures. */
export function GalleryStates({ texts }: { readonly texts: Texts }) {
  const choice = useGalleryChoice();
  const loaded = useGalleryPage(choice.page);
  const language = useLanguage();
  useEffect(() => applyTheme(choice.theme), [choice.theme]);
  useEffect(() => {
    loadFonts(choice.language);
    void texts.change(choice.language);
  }, [texts, choice.language]);
  if (!loaded || language !== choice.language) return <main aria-busy />;
  const { page } = loaded;
  const alone = page.states.find(({ name }) => name === choice.state);
  const shown = alone ? [alone] : page.states.filter(({ isFullWindow }) => !isFullWindow);
  document.title = page.title;
  return (
    <main
      className="bdk-layout-stack bdk-gap-24 bd-screen bd-gallery-states"
      data-alone={alone ? true : undefined}
      data-shown={`${loaded.name}/${choice.state}`}
      key={`${loaded.name} ${choice.state}`}
    >
      <h1 className={alone && 'bdk-hidden'} lang="en">
        {page.title}
      </h1>
      {shown.map((state) => (
        <Stack as="section" key={state.name} gap={8} aria-label={state.name}>
          {!alone && (
            <Text as="h2" tone="neutral" size="table" lang="en">
              {state.name}
            </Text>
          )}
          <div>
            <ShownState state={state} />
          </div>
        </Stack>
      ))}
      {!alone && <AloneStates page={page} hashOf={(state) => galleryHash({ ...choice, page: loaded.name, state })} />}
    </main>
  );
}

function AloneStates({ page, hashOf }: { readonly page: GalleryPage; readonly hashOf: (state: string) => string }) {
  const alone = page.states.filter(({ isFullWindow }) => isFullWindow);
  if (alone.length === 0) return null;
  return (
    <nav aria-label="States shown alone" lang="en">
      <ul>
        {alone.map(({ name }) => (
          <li key={name}>
            <a className="bdk-item" href={hashOf(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ShownState({ state }: { readonly state: GalleryState }) {
  const language = useLanguage();
  const [notice, setNotice] = useState<Toast>();
  return (
    <GalleryHost language={language} api={state.api} params={state.params} onToast={setNotice}>
      <Rendered render={state.render} />
      {notice && (
        <p className="bdk-card bd-toast" role="status">
          {notice.text}
        </p>
      )}
    </GalleryHost>
  );
}

/** A separate component, so that a state may use hooks. */
function Rendered({ render }: Pick<GalleryState, 'render'>) {
  const language = useLanguage();
  const say = useCallback<Translate>(
    (en, zhHans, zhHant) => ({ en, 'zh-Hans': zhHans, 'zh-Hant': zhHant })[language],
    [language],
  );
  return render(say);
}
