// The consequences of changing many applications; loaded with the dialog that shows them.
export const en = {
  bulk: {
    languages:
      'Applicants read a reason from the list in their own language; your own text is sent to all of them as you write it.',
    verify: {
      consequence_one: 'It moves on to certification.',
      consequence_other: 'They move on to certification.',
    },
    returnToUnchecked: {
      consequence_one: 'It has to be checked again.',
      consequence_other: 'They have to be checked again.',
    },
    reinput: {
      consequence_one: 'The applicant fills it in and submits it again.',
      consequence_other: 'The applicants fill them in and submit them again.',
    },
    archive: {
      consequence_one: 'Afterwards you can only delete it or download its data.',
      consequence_other: 'Afterwards you can only delete them or download their data.',
    },
    reject: {
      consequence_one: 'The application is rejected. This cannot be undone.',
      consequence_other: 'The applications are rejected. This cannot be undone.',
    },
    delete: {
      consequence_one: 'Answers, files and history are deleted. This cannot be undone.',
      consequence_other: 'Answers, files and histories are deleted. This cannot be undone.',
    },
  },
} as const;
