import type { PluginFunctionCode } from '../PluginFunctionCode.ts';
import { useHost } from './useHost.ts';

/** Tells whether the user holds a function code; the server checks every call all the same. */
export function usePermission(code: PluginFunctionCode): boolean {
  return useHost().permissions.has(code);
}
