/** What a style sheet is in a component test. */
module.exports = {};
