import type { ViewAsService } from '../services/hostServices.ts';
import { useHost } from './useHost.ts';

/**
 * Returns how to view the portal as a role, and whether the user does so already. Starting a view leaves the page; only users
 * with the function `UR_ROLE_MANAGEMENT` may, and the server checks it with every call.
 *
 * @example
 * const { start } = useViewAs();
 * <Button onClick={() => start(role.roleID)}>{text('view')}</Button>
 *
 * @throws SdkUsageError `SDK_NO_HOST` outside the portal.
 */
export function useViewAs(): ViewAsService {
  return useHost().viewAs;
}
