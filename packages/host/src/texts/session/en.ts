// Texts about the session. This file is the shape: a key that another language lacks does not compile.
export default {
  warning: {
    title: 'You will be signed out soon',
    text: 'You have been inactive for a while. Stay signed in to continue where you are.',
    left: 'Time left: {{time}}',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    seconds_one: '{{count}} second',
    seconds_other: '{{count}} seconds',
    stay: 'Stay signed in',
    staying: 'Staying signed in…',
    leave: 'Sign out',
  },
  ended: {
    page: 'Signed out',
    timeout: 'You were signed out because you were inactive for a while.',
    'other-device': 'This account has signed in on another device.',
    disabled: 'This account or its broker has been disabled. Ask your administrator.',
    'password-changed': 'The password of this account has been changed. Sign in with the new one.',
    'permissions-changed': 'Your permissions have changed. Sign in again to continue with them.',
    'logged-out': 'You have signed out in another tab.',
    'other-person': 'Another user has signed in to this portal in another tab.',
    kept: 'Your unsaved input has been stored. Sign in again and reopen the form to restore it.',
    initialPassword: 'Your input was discarded. Sign in with the initial password to start again.',
  },
};
