export const en = {
  agreementList: {
    what: 'the list of agreements',
    search: 'Title or content',
    none: 'No agreements yet',
    noneHint: 'Clients accept agreements when they open an account or use an additional service. Write the first one.',
    exportName: 'agreements',
    create: 'New agreement',
    order: 'Order agreements',
    orderTitle: 'Order of the agreements: {{category}}',
    sequence: 'Position',
    sequenceHint: 'Basic agreements first, each category in its order',
    textVersion: 'Version',
  },
} as const;
