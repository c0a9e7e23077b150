// The texts of a printed case.
export const en = {
  casePrint: {
    title: 'Account-opening application',
    facts: 'Application',
    status: 'Status',
    identity: 'Identity document',
    mobile: 'Mobile',
    email: 'Email',
    birthDate: 'Birth date',
    file: 'Document',
    fileName: 'File name',
    size: 'Size',
    time: 'Date',
    pictures: 'Pictures',
    pictureFailed: 'This picture could not be loaded when the case was printed.',
    formsFailed: 'The opening forms could not be loaded when the case was printed.',
    noFiles: 'No files',
  },
} as const;
