export const en = {
  templateChange: {
    none: 'There is no difference.',
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved',
    changed: 'Changed',
    movedFrom: 'From {{from}}, position {{fromPosition}}, to {{to}}, position {{toPosition}}',
    count: '{{part}}: {{added}} added, {{changed}} changed, {{removed}} removed',
    parts: { template: 'Template', page: 'Pages', group: 'Groups', question: 'Questions', class: 'Classes' },
  },
} as const;
