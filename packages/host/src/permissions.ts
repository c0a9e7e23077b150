// How permissions become screens, as `@brokerdesk/host/permissions`, for tools that explain or check a portal: it needs
// neither a browser nor the code of a plugin.
export { compileInternal } from './permissions/compileInternal.ts';
export { type CompileInput, compileRoutes } from './permissions/compileRoutes.ts';
export { type ExplainedCall, explainCall } from './permissions/explainCall.ts';
export type { CompiledPortal, CompiledScreen, DeniedScreen } from './permissions/CompiledPortal.ts';
export {
  type ExplainedPortal,
  explainFill,
  explainGrant,
  explainScreen,
} from './permissions/explainFunction.ts';
export { describeReason, isSatisfied, type Reason, type ReasonCode, type ReasonText } from './permissions/Reason.ts';
export { default as failureTextsInEnglish } from './texts/failure/en.ts';
