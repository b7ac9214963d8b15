import { createContext, useContext } from 'react';

/** Whether the form is rendered to its end: voices and messages come first (docs/behaviour.md, On screen). */
export const WholeFormContext = createContext(true);

export const useIsWholeForm = (): boolean => useContext(WholeFormContext);
