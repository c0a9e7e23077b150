import { useState } from 'react';

/** A screen with a text that the journey changes and a state that must outlive the change. */
export default function EditScreen() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Before the edit</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
    </>
  );
}
