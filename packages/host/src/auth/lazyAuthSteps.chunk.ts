// Entry of the lazy chunk with the sign-in steps that only some users need.
export { passwordTexts } from '../texts/password/passwordTexts.ts';
export { sessionTexts } from '../texts/session/sessionTexts.ts';
export { ForgotPassword } from './ForgotPassword.tsx';
export { InitialPasswordPage } from './InitialPasswordPage.tsx';
export { SecondFactorStep } from './SecondFactorStep.tsx';
