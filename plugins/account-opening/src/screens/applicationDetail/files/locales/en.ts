// The words of the files of an application.
export const en = {
  files: {
    none: 'No files yet',
    noneHint: 'What the client uploads, and the opening forms made of his answers, appear here.',
    caption_one: '{{count}} file, {{size}}',
    caption_other: '{{count}} files, {{size}}',
    document: 'Document',
    fileName: 'File name',
    kind: 'Kind',
    size: 'Size',
    time: 'Date',
    actions: 'Actions',
    show: 'Show',
    download: 'Download',
    downloadNamed: 'Download {{name}}',
    all: 'Download all files',
    fetching: 'Fetching {{at}} of {{total}}',
    failed: '{{name}} could not be downloaded: {{why}}',
  },
} as const;
