export const en = {
  functionTree: {
    item: 'function',
    create: 'New function',
    createBelow: 'New function below',
    change: 'Edit',
    noneSelected: 'No function selected',
    noneSelectedHint: 'Select a function to see which brokers have it, and to rename or move it.',
    category: 'Type',
    categories: { Admin: 'Menu: it opens a screen', Business: 'Business function: it opens an action within a screen' },
    parent: 'Below',
    parentHint: 'A broker, and a role, can have a function only with all those above it.',
    top: 'At the top',
    takenBy: 'Brokers with it',
    unused: 'No broker has this function yet. Grant it in the permission set of a broker.',
    usersFailed: 'The brokers with this function could not be loaded',
    affects_one: 'A change reaches up to {{number}} user, with the next sign-in.',
    affects_other: 'A change reaches up to {{number}} users, with the next sign-in.',
    codeHint: 'Capital letters, digits and “_”, beginning with a letter. It cannot be changed later.',
    codeFixed: 'The code cannot be changed: brokers, roles and screens refer to it.',
    reviewTitle: 'Change the function “{{name}}”?',
    reviewSubmit: 'Change function',
    parentNotTaken_one:
      '{{brokers}} has this function, but not the one above the new place. Grant that one in its permission set first.',
    parentNotTaken_other:
      '{{brokers}} have this function, but not the one above the new place. Grant that one in their permission sets first.',
  },
} as const;
