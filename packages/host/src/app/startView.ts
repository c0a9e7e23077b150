import { basePath, mainPath } from '../session/brokerPath.ts';
import { storeView } from '../session/storedView.ts';

/** Returns the function that opens the portal as a role; the page is loaded again, so that nothing of the user's own stays. */
export function startView(displayCode: string): (roleID: string) => void {
  return (roleID) => {
    storeView({ roleID, returnTo: location.pathname + location.search });
    location.assign(basePath + mainPath(displayCode));
  };
}
