import { basePath, mainPath } from '../session/brokerPath.ts';
import { clearView, storeView } from '../session/storedView.ts';

interface StartViewOptions {
  readonly displayCode: string;
  /** Called instead if the browser does not store the view; the page that is loaded would also be without a session. */
  readonly onNotKept: () => void;
}

/** Returns the function that opens the portal as a role; the page is loaded again, so that nothing of the user's own stays. */
export function startView({ displayCode, onNotKept }: StartViewOptions): (roleID: string) => void {
  return (roleID) => {
    if (storeView({ roleID, returnTo: location.pathname + location.search })) {
      location.assign(basePath + mainPath(displayCode));
      return;
    }
    clearView();
    onNotKept();
  };
}
