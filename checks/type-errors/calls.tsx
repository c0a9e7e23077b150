// Calls in the wrong place. Each comment is the end of the compiler's message for the line below it.
import { ListScreen, useCallForBlob } from '@brokerdesk/plugin-sdk';
import { getApplication, listApplications } from '@brokerdesk/plugin-sdk/api';

export function Screen() {
  // This call returns data, no file: use useCall
  useCallForBlob(listApplications, {});
  return (
    <ListScreen
      id="application"
      title="Application"
      itemsLabel="Application"
      // This call returns no list: use useCall
      endpoint={getApplication}
      columns={[]}
      rowId={String}
      defaultSort=""
      empty={{ title: '', text: '' }}
    />
  );
}
