export const en = {
  list: 'Files: {{name}}',
  state: {
    existing: 'Saved',
    removed: 'Will be deleted',
    added: 'New',
    rejected: 'Cannot be uploaded',
    missing: 'Choose it again',
  },
  remove: 'Remove {{name}}',
  keep: 'Keep',
  keepOf: 'Keep {{name}}',
  announce: { added: 'Added: {{names}}', removed: 'Removed: {{name}}', kept: 'Kept: {{name}}' },
  separator: ', ',
  problem: {
    unreadable: 'The file could not be read. It may have been moved; choose it again.',
    content: 'The content of the file is not {{types}}.',
    extension: 'The file extension does not match the content ({{type}}); rename the file.',
    pixels: 'The picture has {{width}} × {{height}} pixels; it must have {{required}}.',
    pixelCount: 'The picture has {{width}} × {{height}} pixels, which is too many. Make it smaller first.',
    rejected: 'Remove the files that cannot be uploaded.',
    missing: 'Choose {{names}} again, or remove it. Files cannot be stored with your unsaved input.',
  },
} as const;
