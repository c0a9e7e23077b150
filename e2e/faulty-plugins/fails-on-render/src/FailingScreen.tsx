/** A screen and a card that throw whenever they are shown. */
export default function FailingScreen(): never {
  throw new Error('This screen throws while it is rendered.');
}
