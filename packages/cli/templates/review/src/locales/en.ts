const en = {
  menu: { queue: 'Sample plugin', request: 'Request', decide: 'Decide about requests' },
  list: {
    items: 'the requests',
    search: 'Client, account or details',
    exportName: 'Requests',
    none: 'No requests yet',
    noneHint: 'Requests appear here as soon as a colleague has made one.',
  },
  column: {
    client: 'Client',
    account: 'Account',
    kind: 'Request for',
    details: 'Details',
    status: 'Status',
    requestedBy: 'Requested by',
    requestedTime: 'Requested',
    decidedBy: 'Decided by',
    decidedTime: 'Decided',
    reason: 'Reason',
  },
  kind: { commission: 'Commission rate', creditLimit: 'Credit limit', feeWaiver: 'Fee waiver' },
  status: { waiting: 'Waiting', returned: 'Returned', approved: 'Approved', rejected: 'Rejected' },
  decision: { approve: 'Approve', return: 'Return', reject: 'Reject' },
  question: { approve: 'Approve this request?', return: 'Return this request', reject: 'Reject this request' },
  consequence: {
    approve: 'It takes effect at once and cannot be undone here.',
    return: 'The colleague who made it can correct it and sees the reason.',
    reject: 'This is final. The colleague who made it sees the reason.',
  },
  done: {
    approve: 'The request for {{name}} has been approved.',
    return: 'The request for {{name}} has been returned.',
    reject: 'The request for {{name}} has been rejected.',
  },
  refused: {
    title: 'Already decided: your decision was not saved',
    text: '{{name}} decided first: {{status}}, {{time}}. Check the request as it is now. If you disagree, talk to your colleague.',
  },
  bulk: {
    approve: 'Approve {{count}} requests',
    return: 'Return {{count}} requests',
    reject: 'Reject {{count}} requests',
    impossible:
      'Not possible in the status of {{count}} of the selected requests. Choose a status above the list first.',
    notLoaded: 'The selected requests could not be loaded. Try again.',
    started: '{{title}}: in progress under “Jobs”.',
  },
  request: {
    back: 'Back to the requests',
    item: 'the request',
    facts: 'Facts',
    history: 'History',
    decisions: 'Decisions',
    decided: 'This request has been decided.',
    failed: 'The request could not be loaded',
    missing: 'There is no such request',
    missingHint: 'Open it from the list. The link may be incomplete.',
  },
  card: { count: 'Requests', failed: 'The requests could not be counted' },
} as const;

export default en;
