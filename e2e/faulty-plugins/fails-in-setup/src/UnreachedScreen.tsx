/** A screen that is never shown. */
export default function UnreachedScreen() {
  return <h1>Reached</h1>;
}
