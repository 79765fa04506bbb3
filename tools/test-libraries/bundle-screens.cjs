module.exports = () => require('./bundle.cjs').bundleLibraries(require('./screens.cjs'));
