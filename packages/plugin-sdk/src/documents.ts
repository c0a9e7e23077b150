// Pictures, papers and films, as `@brokerdesk/plugin-sdk/documents`: fetched by the first screen that imports it. A late
// entry has its styles adopted as forms.ts does, and its texts by lateTexts.
export { ImageViewer } from './kit/ImageViewer.tsx';
