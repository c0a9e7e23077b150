import 'normalize.css';
import '@blueprintjs/core/lib/css/blueprint.css';
import '@fontsource-variable/inter/index.css';
import '@brokerdesk/plugin-sdk/kit.css';
import '../main.css';
import '../shell/shell.css';
import './gallery.css';
import { kitTexts } from '@brokerdesk/plugin-sdk/host';
import { createRoot } from 'react-dom/client';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../languages/hostTexts.ts';
import { jobsNamespace, jobsTexts } from '../languages/jobsTexts.ts';
import { keysNamespace, keysTexts } from '../languages/keysTexts.ts';
import { loadFonts, loadNameFonts } from '../languages/loadFonts.ts';
import { Gallery } from './Gallery.tsx';
import { readGalleryChoice } from './GalleryChoice.ts';
import { GalleryStates } from './GalleryStates.tsx';

const isBare = new URLSearchParams(location.search).has('bare');
const root = createRoot(document.getElementById('root') as HTMLElement);
const language = isBare ? readGalleryChoice(location.hash).language : 'en';
const texts = await createTexts(language);
loadFonts(language);
loadNameFonts();
await Promise.all([
  texts.add('host', hostTexts),
  texts.add('kit', kitTexts.messages),
  texts.add(jobsNamespace, jobsTexts),
  texts.add(keysNamespace, keysTexts),
]);
root.render(isBare ? <GalleryStates texts={texts} /> : <Gallery />);
