const en = {
  menu: { addNotes: 'Sample plugin' },
  tab: { title: 'Sample plugin' },
  list: {
    items: 'the notes',
    failed: 'The notes could not be loaded',
    empty: 'No notes yet',
    emptyHint: 'Write down what a colleague should know about this application.',
    readerHint: 'Notes of your colleagues appear here.',
  },
  form: {
    title: 'New note',
    note: 'Note for colleagues',
    add: 'Add note',
    added: 'The note has been added.',
  },
} as const;

export default en;
