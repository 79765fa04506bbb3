/** Symbols under which jest's runner keeps what it knows of the file under way. */
const OF_RUNNER = new Set(['EVENT_HANDLERS', 'JEST_STATE_SYMBOL']);

/** Makes an environment ready for the next file. */
exports.forgetRunner = (global) => {
  for (const symbol of Object.getOwnPropertySymbols(global)) {
    if (OF_RUNNER.has(symbol.description)) delete global[symbol];
  }
};
