export const en = {
  agreementForm: {
    editTitle: 'Edit “{{name}}”',
    backToAgreement: 'Back to the agreement',
    typeHint:
      'The type decides the category: clients accept basic agreements with the account, additional ones with a service.',
    choose: 'Choose a type',
    texts: 'Texts',
    contentHint: 'One paragraph on each line. Other formatting is not possible.',
    checkboxHint: 'What clients confirm by ticking the box.',
    reviewTitle: 'Save version {{version}}?',
    reviewHint:
      'Clients are asked to accept the new text from now on. What they have accepted stays version {{version}} or earlier.',
    reviewSubmit: 'Save as a new version',
  },
} as const;
