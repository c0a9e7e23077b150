// A Piral instance with a sign-in form and one pilet, which it fetches as its feed describes it.
import { createInstance, Piral } from 'piral';
import * as React from 'react';
import { createRoot } from 'react-dom/client';

const instance = createInstance({
  requestPilets: async () => {
    const response = await fetch('/admin/pilets.json');
    return (await response.json()).items;
  },
});

function Portal() {
  const [isSignedIn, setIsSignedIn] = React.useState(sessionStorage.getItem('Token') !== null);
  if (isSignedIn) return <Piral instance={instance} />;
  return <SignIn onSignIn={() => setIsSignedIn(true)} />;
}

function SignIn({ onSignIn }: { readonly onSignIn: () => void }) {
  const [failed, setFailed] = React.useState(false);
  return (
    <form
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
        const response = await fetch('/api/login', { method: 'POST', body });
        if (!response.ok) return setFailed(true);
        sessionStorage.setItem('Token', (await response.json()).token);
        onSignIn();
      }}
    >
      <h1>Sign in</h1>
      {failed && <p role="alert">The sign-in failed.</p>}
      <label>
        Login name <input name="userID" autoComplete="username" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}

const container = document.querySelector('#app');
if (container) createRoot(container).render(<Portal />);
