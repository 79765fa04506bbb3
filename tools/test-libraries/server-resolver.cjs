module.exports = require('./bundle.cjs').resolverOf(require('./server.cjs'));
