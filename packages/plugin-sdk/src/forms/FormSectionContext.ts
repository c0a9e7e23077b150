import { createContext } from 'react';

/** A part of a form whose fields are hidden for now, such as a tab that is not chosen. */
export interface FormSection {
  /** Tells its fields from those of the same name in other parts. */
  readonly name: string;
  /** Brings the part into view. */
  readonly reveal: () => void;
}

/** The part in which a field stands. */
export const FormSectionContext = createContext<FormSection | undefined>(undefined);
