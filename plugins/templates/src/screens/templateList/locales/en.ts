export const en = {
  templateList: {
    what: 'the list of templates',
    search: 'Name, description or ID',
    none: 'No templates yet',
    noneHint: 'A template decides what every applicant is asked. Create the first one.',
    create: 'New template',
    exportName: 'templates',
    yes: 'Blocked',
    no: 'Allowed',
    panel: 'About the template',
    facts: 'Details',
    history: 'History',
    open: 'Open template',
  },
  templateAction: {
    edit: 'Edit',
    preview: 'Try as an applicant',
    copy: 'Copy as new template',
    block: 'Block mainland addresses',
    unblock: 'Allow mainland addresses',
    remove: 'Delete template',
    history: 'History',
    applications: 'Applications',
  },
  blockedIP: {
    blockTitle: 'Block mainland internet addresses?',
    blockConsequence:
      'Applicants with an internet address in mainland China are turned away from this template at once. You can allow them again at any time.',
    unblockTitle: 'Allow mainland internet addresses?',
    unblockConsequence: 'Applicants with an internet address in mainland China can apply with this template at once.',
    blocked: 'Mainland addresses are blocked for {{name}}.',
    unblocked: 'Mainland addresses are allowed for {{name}}.',
  },
  deleteTemplate: {
    item: 'template',
    consequence:
      'Its public link and the links of its referrers stop working, and all versions of its questions are lost. This cannot be undone.',
    inUseTitle: 'This template cannot be deleted',
    applications_one: '{{number}} application uses this template, so it cannot be deleted.',
    applications_other: '{{number}} applications use this template, so it cannot be deleted.',
    instead:
      'To keep applicants from starting new ones, take its public link off your pages and remove the links of referrers. To ask other questions, edit the template: applications keep the version with which they were filled in.',
    openingForms_one:
      '{{count}} opening-form template belongs to this template. Delete it in the template first, then delete the template.',
    openingForms_other:
      '{{count}} opening-form templates belong to this template. Delete them in the template first, then delete the template.',
    list: 'Show the applications',
    close: 'Close',
  },
} as const;
