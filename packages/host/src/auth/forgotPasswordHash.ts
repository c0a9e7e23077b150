// The hash of the address shows that the user is resetting a password: going back leaves these steps, a reload does not.
// The hash contains no personal data.

/** The hash of the address during the reset of a password. */
export const forgotPasswordHash = '#forgot-password';

/** Whether the address has this hash. */
export function isForgotPasswordOpen(): boolean {
  return location.hash === forgotPasswordHash;
}

/** Adds the hash. The address to return to in the history's state stays. */
export function enterForgotPassword(): void {
  history.pushState(history.state, '', forgotPasswordHash);
}

/** Removes the hash. The address to return to in the history's state stays. */
export function leaveForgotPassword(): void {
  if (isForgotPasswordOpen()) history.replaceState(history.state, '', location.pathname + location.search);
}
