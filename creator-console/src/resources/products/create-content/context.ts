import { createContext, useContext } from 'react';

export type ContentKind = 'course' | 'digital_file';

/** The dialogs belong to the shell: they open from the app bar and from an empty list. */
export const CreateContentContext = createContext<{ open: (kind: ContentKind) => void }>({
  open: () => undefined,
});

export const useCreateContent = () => useContext(CreateContentContext);
