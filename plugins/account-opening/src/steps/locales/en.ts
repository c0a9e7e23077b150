// The texts of the steps between verification and archive.
export const en = {
  workQueue: {
    open: 'To do',
    toCertify: 'To certify',
    toGenerate: 'To generate',
    toConfirm: 'To confirm',
    toSign: 'To sign',
    toImport: 'To import',
    underway: 'In progress',
    failed: 'Failed',
    imported: 'Imported',
  },
  step: {
    none: 'No applications in process',
    noneHint: 'Verified applications appear here until they are archived.',
    back: 'Back to document check',
    stepper: 'Steps of the application',
    actions: 'Next step',
    nothing: 'Nothing for you to do',
    open: 'Open the application',
    historyFailed: 'The history could not be loaded',
    inTray: 'It continues under “Jobs”; you can leave this screen.',
    lost: 'There was no response. Check the status before you try again.',
    check: 'Check status',
    split: 'Width of the steps',
    certify: {
      consequence_one: 'The certification authority checks the identity, which takes up to two minutes.',
      consequence_other: 'The certification authority checks the identities, each of which takes up to two minutes.',
    },
    generateForm: {
      consequence_one:
        'The form is generated from the template and the answers. It has to be confirmed before it is signed.',
      consequence_other:
        'The forms are generated from the template and the answers. Each has to be confirmed before it is signed.',
    },
    confirmForm: {
      title_one: 'Confirm {{count}} A/C opening form',
      title_other: 'Confirm {{count}} A/C opening forms',
      consequence_one: 'It moves on to the signature.',
      consequence_other: 'They move on to the signature.',
    },
    returnForm: {
      title_one: 'Return {{count}} A/C opening form',
      title_other: 'Return {{count}} A/C opening forms',
      consequence_one: 'It has to be confirmed again before it is signed.',
      consequence_other: 'They have to be confirmed again before they are signed.',
    },
    signForm: {
      consequence_one: 'The form is signed, which takes up to a minute and cannot be undone.',
      consequence_other: 'The forms are signed, which takes up to a minute each and cannot be undone.',
    },
    importToBackOffice: {
      consequence_one: 'The account is opened in the back office. This cannot be undone.',
      consequence_other: 'The accounts are opened in the back office. This cannot be undone.',
    },
    skip: {
      action: 'Import to back office without certification',
      consequence_one:
        '{{count}} application has been neither certified nor signed. Importing it now skips both, and its history records this under your name.',
      consequence_other:
        '{{count}} applications have been neither certified nor signed. Importing them now skips both, and their histories record this under your name.',
      label: 'Consent',
      word: 'skip',
    },
    archive: {
      consequence_one: 'Afterwards you can only delete it or download its data.',
      consequence_other: 'Afterwards you can only delete them or download their data.',
    },
    template: {
      label: 'Form template',
      what: 'the templates',
      option_one: '{{fileName}} ({{count}} page, {{size}})',
      option_other: '{{fileName}} ({{count}} pages, {{size}})',
      failed: 'The templates could not be loaded',
      none: 'There is no opening-form template for this type of application. Upload one in Profile Management first.',
      mixed: 'Their templates differ: select applications of one template at a time.',
    },
    signature: {
      time: 'Signed',
      by: 'Requested by',
      certificate: 'Certificate',
      fingerprint: 'SHA-256 of the certificate',
    },
    certificateSerial: 'Certificate of the applicant',
  },
} as const;
