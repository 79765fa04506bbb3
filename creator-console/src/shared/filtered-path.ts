/** Path of a list with this filter on and visible. */
export const filteredPath = (resource: string, filter: object): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(filter) })}`;
