// The texts of the review of mainland address proofs.
export const en = {
  proof: {
    what: 'the address proof',
    failed: 'The address proof could not be loaded',
    none: 'No address proof to review',
    noneHint: 'Only submitted applications with a mainland identity card have one.',
    status: { pending: 'To be reviewed', approved: 'Approved', rejected: 'Rejected' },
    kind: 'Type of proof',
    address: 'Address',
    postalCode: 'Postal code',
    reviewed: 'Reviewed',
    reviewedBy: '{{name}}, {{time}}',
    byVerification: 'With the verification of the application',
    reason: 'Reason',
    show: 'Show the document',
    noDocument: 'The applicant has not uploaded a document.',
    actions: 'Review of the address proof',
    past: 'The application is past the review stage, so the proof can no longer be reviewed.',
    approved: {
      label: 'Approve proof',
      title: 'Approve this address proof?',
      consequence: 'The address counts as proved. You can undo this until the application is certified.',
      done: 'The address proof has been approved: {{name}}',
    },
    rejected: {
      label: 'Reject proof',
      title: 'Reject this address proof?',
      consequence: 'The applicant is not notified; return the application to the applicant to get another proof.',
      done: 'The address proof has been rejected: {{name}}',
    },
    pending: {
      label: 'Undo review',
      title: 'Undo the review of this address proof?',
      consequence: 'The proof has to be reviewed again.',
      done: 'The review of the address proof has been undone: {{name}}',
    },
  },
} as const;
