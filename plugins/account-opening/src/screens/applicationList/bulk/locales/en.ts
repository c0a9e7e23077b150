// What is said before many applications are changed; it comes with the dialog that says it.
export const en = {
  bulk: {
    languages:
      'A reason from the list reaches each client in his own language; words of your own reach all of them as you write them.',
    verify: {
      consequence_one: 'It goes on to certification.',
      consequence_other: 'They go on to certification.',
    },
    returnToUnchecked: {
      consequence_one: 'It has to be checked once more.',
      consequence_other: 'They have to be checked once more.',
    },
    reinput: {
      consequence_one: 'The client fills it in again and submits it once more.',
      consequence_other: 'The clients fill them in again and submit them once more.',
    },
    archive: {
      consequence_one: 'Nothing more can be done with it but to delete it or to download its data.',
      consequence_other: 'Nothing more can be done with them but to delete them or to download their data.',
    },
    reject: {
      consequence_one: 'The client is refused. This cannot be taken back.',
      consequence_other: 'The clients are refused. This cannot be taken back.',
    },
    delete: {
      consequence_one: 'Answers, files and history are deleted. This cannot be taken back.',
      consequence_other: 'Answers, files and histories are deleted. This cannot be taken back.',
    },
  },
} as const;
