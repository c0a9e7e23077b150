/** A screen that nobody gets to see. */
export default function UnreachedScreen() {
  return <h1>Reached</h1>;
}
