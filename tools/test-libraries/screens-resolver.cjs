module.exports = require('./bundle.cjs').resolverOf(require('./screens.cjs'));
