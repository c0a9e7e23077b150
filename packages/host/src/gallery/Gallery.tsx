import { Row, Stack, Select } from '@brokerdesk/plugin-sdk';
import { type Language, languages } from '@brokerdesk/api';
import type { GalleryPage } from '@brokerdesk/plugin-sdk/gallery';
import { type GalleryChoice, galleryHash, useGalleryChoice } from './GalleryChoice.ts';
import { pageNames, useGalleryPage } from './useGalleryPage.ts';

/** What {@link GalleryOption} offers. */
interface GalleryOptionProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
}

const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};
const widths = [0, 1280, 1024, 768, 480];

/** The gallery: all components and their states on the left, the chosen one in a window of the chosen width. */
export function Gallery() {
  const choice = useGalleryChoice();
  const loaded = useGalleryPage(choice.page);
  const change = (part: Partial<GalleryChoice>) => {
    location.hash = galleryHash({ ...choice, ...part });
  };
  return (
    <Row gap={0} align="stretch" className="bd-gallery" lang="en">
      <nav className="bdk-card" aria-label="Parts of the kit">
        <h1>Gallery</h1>
        <ul>
          {pageNames.map((name) => (
            <li key={name}>
              <a
                className="bdk-item"
                href={galleryHash({ ...choice, page: name, state: '' })}
                aria-current={name === loaded?.name && choice.state === '' ? 'page' : undefined}
              >
                {name}
              </a>
              {name === loaded?.name && <States page={loaded.page} choice={{ ...choice, page: name }} />}
            </li>
          ))}
        </ul>
      </nav>
      <Stack gap={0} className="bdk-grow">
        <Row wrap gap={16} className="bdk-card">
          <GalleryOption
            label="Language"
            value={choice.language}
            options={languages.map((language) => ({ value: language, name: languageNames[language] }))}
            onChange={(language) => change({ language })}
          />
          <GalleryOption
            label="Theme"
            value={choice.theme}
            options={[
              { value: 'light', name: 'Light' },
              { value: 'dark', name: 'Dark' },
            ]}
            onChange={(theme) => change({ theme })}
          />
          <GalleryOption
            label="Width"
            value={String(choice.width)}
            options={widths.map((width) => ({
              value: String(width),
              name: width === 0 ? 'All there is' : `${width} px`,
            }))}
            onChange={(width) => change({ width: Number(width) })}
          />
        </Row>
        <main className="bdk-layout-stack bdk-align-center bdk-grow">
          {/* A separate window, so that media queries apply to its width. */}
          <iframe
            title={loaded?.page.title ?? 'Loading'}
            src={`?bare${galleryHash(choice)}`}
            style={{ inlineSize: choice.width === 0 ? '100%' : choice.width }}
          />
        </main>
      </Stack>
    </Row>
  );
}

function States({ page, choice }: { readonly page: GalleryPage; readonly choice: GalleryChoice }) {
  return (
    <ul>
      {page.states.map(({ name }) => (
        <li key={name}>
          <a href={galleryHash({ ...choice, state: name })} aria-current={name === choice.state ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One choice in the bar of the gallery. */
function GalleryOption<Value extends string>({ label, value, options, onChange }: GalleryOptionProps<Value>) {
  return (
    <Row as="label">
      {label}
      <Select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
    </Row>
  );
}
