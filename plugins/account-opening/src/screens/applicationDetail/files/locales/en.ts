// The texts of the files of an application.
export const en = {
  files: {
    none: 'No files yet',
    noneHint: 'Files that the applicant uploads, and the opening forms generated from the answers, appear here.',
    caption_one: '{{count}} file, {{size}}',
    caption_other: '{{count}} files, {{size}}',
    document: 'Document',
    fileName: 'File name',
    kind: 'Type',
    size: 'Size',
    time: 'Date',
    actions: 'Actions',
    show: 'Show',
    download: 'Download',
    downloadNamed: 'Download {{name}}',
    all: 'Download all files',
    fetching: 'Downloading {{at}} of {{total}}',
    failed: '{{name}} could not be downloaded: {{why}}',
  },
} as const;
