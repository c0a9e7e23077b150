import { createContext } from 'react';

/** Tells the rows of a list whether they have stood still for a while. */
export const RestContext = createContext(true);
