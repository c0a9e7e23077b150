// What a dynamic import fetches in one piece: few people need it, and they can wait for it.
export { identityNamespace, identityTexts } from '../languages/identityTexts.ts';
export { ForgotPassword } from './ForgotPassword.tsx';
export { InitialPasswordPage } from './InitialPasswordPage.tsx';
export { SecondFactorStep } from './SecondFactorStep.tsx';
