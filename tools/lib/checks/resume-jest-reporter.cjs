const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../../..');

/** Notes each test file as it passes, so that a run that was cut off goes on behind it. */
module.exports = class {
  onTestResult({ path: file }, { numFailingTests, numPassingTests, testExecError }) {
    if (numFailingTests > 0 || numPassingTests === 0 || testExecError) return;
    fs.appendFileSync(process.env.PASSED_FILE, `${path.relative(root, file)}\n`);
  }
};
