import 'normalize.css';
import '@blueprintjs/core/lib/css/blueprint.css';
import '@fontsource-variable/inter/index.css';
import '@brokerdesk/plugin-sdk/kit.css';
import './main.css';
import { createRoot } from 'react-dom/client';
import { installTrustedTypesPolicy } from './app/installTrustedTypesPolicy.ts';
import { showStartFailure } from './app/showStartFailure.ts';
import { startPortal } from './app/startPortal.ts';

installTrustedTypesPolicy();
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element "root".');
const page = element;
startPortal(createRoot(page)).catch((error: unknown) => {
  showStartFailure(page, error, navigator.languages);
  throw error;
});
