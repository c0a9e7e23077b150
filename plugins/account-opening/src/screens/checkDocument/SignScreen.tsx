import { ProcessScreen } from './ProcessScreen.tsx';

/** An application whose form is signed, with its signature, and that goes to the back office. */
export default function SignScreen() {
  return <ProcessScreen />;
}
