export const en = {
  create: {
    button: 'New {{item}}',
    title: 'New {{item}}',
    submit: 'Create {{item}}',
    done: 'The {{item}} has been created.',
    savedEarlier:
      'An earlier attempt, whose response was lost, has been saved after all. What you changed since has not. Open the saved {{item}} and change it there.',
  },
  change: {
    button: 'Edit',
    title: 'Edit {{item}}',
    submit: 'Save {{item}}',
    done: 'The {{item}} has been saved.',
  },
  delete: {
    button: 'Delete',
    title: 'Delete {{item}}?',
    submit: 'Delete {{item}}',
    consequence: 'This cannot be undone.',
    done: '{{name}} has been deleted.',
  },
} as const;
