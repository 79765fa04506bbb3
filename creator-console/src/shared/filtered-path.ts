/** The address of a list that has this filter on, and shows it. */
export const filteredPath = (resource: string, filter: object): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(filter) })}`;
