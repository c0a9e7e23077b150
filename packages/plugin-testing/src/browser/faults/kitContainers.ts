/**
 * The containers of the kit that containers.spec.ts tests with every kind of effect, each with the parts of the kit that it stands
 * for. A plugin whose scenario names a container uses one of these parts: checks/faultScenarios.test.ts.
 */
export const kitContainers = {
  'a list screen': ['ListScreen'],
  // What a call reads, or words in its place with "Try again".
  'a single record': ['ErrorState'],
  'a background call': ['passive'],
  'a form': ['Form', 'RecordForm'],
  // A record dialog is a FormDialog with the form of a record.
  'a record dialog': ['useRecordDialogs', 'RecordDialog', 'FormDialog'],
  'a confirm dialog': ['ConfirmDialog', 'DeleteRecordDialog', 'useRecordDialogs'],
  'a reason dialog': ['ReasonDialog'],
  'an order dialog': ['OrderDialog'],
  'the history of a record': ['RecordHistory', 'HistoryDialog'],
  'a job in the tray': ['defineJob', 'useJobs'],
} as const;

/** A container of the kit, by the name of its scenario in containerScenarios.ts. */
export type KitContainer = keyof typeof kitContainers;
