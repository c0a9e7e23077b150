// The least that a sign-in page made of the same parts can be: React, Blueprint's styles, the same font and one form.
// It has no languages, no brokers and no session, and makes no requests.
import '@blueprintjs/core/lib/css/blueprint.css';
import '@fontsource-variable/inter/index.css';
import 'normalize.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function BareSignIn() {
  const [tries, setTries] = useState(0);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
      }}
    >
      <h1>Sign in</h1>
      <label>
        Login name
        <input className="bp6-input bp6-large bp6-fill" name="username" autoComplete="username" />
      </label>
      <label>
        Password
        <input className="bp6-input bp6-large bp6-fill" type="password" name="password" />
      </label>
      <p role="alert">{tries > 0 && tries}</p>
      <button type="submit" className="bp6-button bp6-large bp6-fill bp6-intent-primary">
        Sign in
      </button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareSignIn />);
