/** Stand-in for a style sheet in component tests. */
module.exports = {};
