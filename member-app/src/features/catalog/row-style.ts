/** Card in a long list. On a phone, picture and text are side by side, above what spans both columns. */
export const rowStyle =
  'max-sm:grid max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:gap-x-4 max-sm:gap-y-3 max-sm:p-4';
