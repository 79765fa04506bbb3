import { createContext, useContext } from 'react';
import type { Product } from '../product/product';

/** Coaching is made with its hours, on a page of its own. */
export type ContentKind = Exclude<Product['type'], 'coaching'>;

/** The dialogs belong to the shell: they open from the app bar and from an empty list. */
export const CreateContentContext = createContext<{ open: (kind: ContentKind) => void }>({
  open: () => undefined,
});

export const useCreateContent = () => useContext(CreateContentContext);
