const en = {
  tab: { title: 'Branch visits', none: 'No branch visit has been booked for this application.' },
  card: { title: 'Next branch visits', none: 'No branch visit is booked.' },
  column: { time: 'Time', branch: 'Branch', staff: 'Counter staff', state: 'Status', applicant: 'Applicant' },
  state: { booked: 'Booked', attended: 'Attended', missed: 'Missed' },
  note: {
    label: 'Note for the counter',
    save: 'Save note',
    saved: 'The note has been saved.',
    failed: 'The note could not be saved. Try again.',
  },
  loading: 'Loading branch visits',
} as const;

export default en;
