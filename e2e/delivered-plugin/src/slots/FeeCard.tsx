import { useState } from 'react';

/** Its card on the home page. */
export default function FeeCard() {
  const [fees] = useState('first fees on a card');
  return <p>{fees}</p>;
}
