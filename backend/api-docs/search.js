// Search over all operations: Swagger UI's own filter compares tags alone.

/** Shortest text that opens the groups it is found in: fewer letters are in hundreds of operations. */
const OPENS_GROUPS = 3;

const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Tells whether each word is somewhere in the method, path, summary, id or tag of an operation. */
export function isFound({ method, path, summary = '', operationId = '', tag }, text) {
  const searched = [method, path, summary, operationId, tag].join(' ').toLowerCase();
  return wordsOf(text).every((word) => searched.includes(word));
}

/** Leaves the operations that match; `groups` is Swagger UI's ordered map from tag to its operations. */
const opsFilter = (groups, text) =>
  groups
    .map((group, tag) =>
      group.update('operations', (operations) =>
        operations.filter((one) => {
          const { summary, operationId } = one.get('operation').toObject();
          return isFound(
            { method: one.get('method'), path: one.get('path'), summary, operationId, tag },
            text,
          );
        }),
      ),
    )
    .filter((group) => group.get('operations').size > 0);

const textOf = (filter) => (typeof filter === 'string' ? filter : '');

/** Swagger UI plugin: a search field instead of the filter by tag, and groups that open while it is used. */
export const search = () => ({
  fn: { opsFilter },
  statePlugins: {
    layout: {
      wrapSelectors: {
        isShown: (original) => (state, thing, byDefault) =>
          (thing[0] === 'operations-tag' && textOf(state.get('filter')).trim().length >= OPENS_GROUPS) ||
          original(thing, byDefault),
      },
    },
  },
  wrapComponents: {
    FilterContainer:
      (_original, { React }) =>
      ({ layoutSelectors, layoutActions }) =>
        React.createElement(
          'search',
          { className: 'search' },
          React.createElement('input', {
            type: 'search',
            'aria-label': 'Search operations',
            placeholder: 'Search paths and summaries, such as “refund” or “get orders”',
            value: textOf(layoutSelectors.currentFilter()),
            onChange: ({ target }) => layoutActions.updateFilter(target.value || true),
          }),
        ),
  },
});
