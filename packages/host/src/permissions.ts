// How permissions become screens, as `@brokerdesk/host/permissions`, for tools that explain or check a portal: it needs
// neither a browser nor the code of a plugin.
export { type CompileInput, compileRoutes } from './permissions/compileRoutes.ts';
export type { CompiledPortal, CompiledScreen, DeniedScreen, Reason, ReasonCode } from './permissions/CompiledPortal.ts';
