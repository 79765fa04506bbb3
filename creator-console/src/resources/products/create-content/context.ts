import { createContext, useContext } from 'react';
import type { Product } from '../product/product';

/** Coaching is created with its hours, on its own page. */
export type ContentKind = Exclude<Product['type'], 'coaching'>;

/** The dialogs belong to the layout, because they open from the app bar and from an empty list. */
export const CreateContentContext = createContext<{ open: (dialog: ContentKind | 'import') => void }>({
  open: () => undefined,
});

export const useCreateContent = () => useContext(CreateContentContext);
