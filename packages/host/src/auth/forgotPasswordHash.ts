// The way to a new password stands in the address behind the `#`: going back leaves it, a reload does not. It says
// nothing about anybody.

/** What the address ends with on the way to a new password. */
export const forgotPasswordHash = '#forgot-password';

/** Tells whether the page is on the way to a new password. */
export function isForgotPasswordOpen(): boolean {
  return location.hash === forgotPasswordHash;
}

/** Goes there. What the history notes about where the person wanted to go stays. */
export function enterForgotPassword(): void {
  history.pushState(history.state, '', forgotPasswordHash);
}

/** Takes the way to a new password off the address. What the history notes about where the person wanted to go stays. */
export function leaveForgotPassword(): void {
  if (isForgotPasswordOpen()) history.replaceState(history.state, '', location.pathname + location.search);
}
