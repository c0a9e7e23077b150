// The emulator's routes of this plugin.
import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { addNote, listNotes, type Note } from './endpoints.ts';

const notes = 'samplePluginNotes';

const extension: MockExtension = {
  id: 'sample-plugin',
  collections: { [notes]: () => ({}) },
  operations: { 'samplePlugin.addNote': { EN: 'Note added', SC: '添加备注', TC: '新增備註' } },
  records: { samplePlugin: { name: { EN: 'Note', SC: '备注', TC: '備註' } } },
  routes: [
    mockRoute(listNotes, (context, { query: { applyID } }) => {
      if (!hasApplication(context, applyID)) return { code: 'E0003' };
      const own = context.rows<Note>(notes).filter((note) => note.applyID === applyID);
      return { code: 'OK', data: own.toSorted((a, b) => b.createdTime.localeCompare(a.createdTime)) };
    }),
    mockRoute(addNote, (context, { body: { applyID, note } }) => {
      if (!hasApplication(context, applyID)) return { code: 'E0003' };
      const added: Note = {
        noteID: context.token('NT-'),
        applyID,
        note,
        createdBy: context.caller?.userName ?? '',
        createdTime: new Date(context.now()).toISOString(),
      };
      context.change((draft) => draft.put(notes, added.noteID, added));
      context.recordOperation({ targetID: applyID, targetName: applyID });
      return { code: 'OK', data: added };
    }),
  ],
};

export default extension;

/** Returns whether the application exists and belongs to the caller's broker. */
function hasApplication(context: MockContext, applyID: string): boolean {
  const application = context.row<{ readonly brokerCode: string }>('applications', applyID);
  return application?.brokerCode === context.brokerCode;
}
