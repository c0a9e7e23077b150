import { useCall } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { listGreetings } from '../../endpoints.ts';

/** A screen with a text that the journey changes and a state that must outlive the change. */
export default function EditScreen() {
  const [count, setCount] = useState(0);
  const greetings = useCall(listGreetings, {});
  return (
    <>
      <h1>Before the edit</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <p>{greetings.data?.join(', ')}</p>
    </>
  );
}
