export const en = {
  menu: {
    productManagement: 'Product Management',
    clientInformation: 'Client Information',
    faq: 'FAQ',
    agreements: 'Agreements',
    agreement: 'Agreement',
    newAgreement: 'New agreement',
    editAgreement: 'Edit agreement',
  },
  translation: {
    header: 'Translations',
    complete: 'Complete',
    missing: {
      EN: 'English missing',
      SC: 'Simplified Chinese missing',
      TC: 'Traditional Chinese missing',
    },
  },
  jobs: {
    changeQuestions: 'Change questions',
    publish_one: 'Publish {{count}} question',
    publish_other: 'Publish {{count}} questions',
    withdraw_one: 'Unpublish {{count}} question',
    withdraw_other: 'Unpublish {{count}} questions',
    move_one: 'Move {{count}} question to “{{category}}”',
    move_other: 'Move {{count}} questions to “{{category}}”',
  },
  home: {
    questions: 'Questions',
    failed: 'The questions could not be counted',
    unpublished: 'Not published',
    untranslated: 'Not published, a language is missing',
    all: 'All',
  },
} as const;
