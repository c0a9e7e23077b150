/** The screen of a plugin that is delivered. */
export default function FeeScreen() {
  return <p>first fees on a page</p>;
}
