import { ProcessScreen } from './ProcessScreen.tsx';

/** An application whose applicant is to be certified, beside the evidence of who he is. */
export default function CertifyScreen() {
  return <ProcessScreen />;
}
