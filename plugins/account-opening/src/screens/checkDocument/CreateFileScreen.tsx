import { ProcessScreen } from './ProcessScreen.tsx';

/** An application whose opening form is made, looked at and confirmed. */
export default function CreateFileScreen() {
  return <ProcessScreen />;
}
