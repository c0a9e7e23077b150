const en = {
  title: 'Sample plugin',
  edit: 'Sample plugin: create, change and delete',
  items: 'the sample items',
  item: 'sample item',
  search: 'Name or note',
  texts: 'Name in each language',
  noNote: 'No note',
  deleteConsequence: 'The sample item and its note are lost. Its history stays.',
  column: {
    name: 'Name',
    status: 'Status',
    dueDay: 'Due',
    note: 'Note',
    updateTime: 'Changed',
    updateBy: 'Changed by',
  },
  status: { open: 'Open', inProgress: 'In progress', done: 'Done' },
  empty: { title: 'No sample items yet', text: 'Sample items with a due day appear here. Create the first one.' },
  panel: { facts: 'Details', history: 'History' },
  field: {
    nameEN: 'Name (English)',
    nameSC: 'Name (Simplified Chinese)',
    nameTC: 'Name (Traditional Chinese)',
  },
  card: { count: 'Sample items', failed: 'The sample items could not be counted.' },
} as const;

export default en;
