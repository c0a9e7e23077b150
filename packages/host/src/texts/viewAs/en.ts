// Texts of the view as a role. This file is the shape: a key that another language lacks does not compile.
export default {
  region: 'View as a role',
  active: 'You are viewing as the role “{{name}}”. Nothing can be changed.',
  lacking_one: 'You do not have {{count}} of its functions yourself, so its content cannot be shown.',
  lacking_other: 'You do not have {{count}} of its functions yourself, so their content cannot be shown.',
  back: 'Back',
  over: 'The view has ended, because its role was deleted.',
  close: 'Close',
  noJobs: 'You are viewing as a role, so no job was started. Go back first.',
  again: 'You are already viewing as a role. Go back first.',
};
