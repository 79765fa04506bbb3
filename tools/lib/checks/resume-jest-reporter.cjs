const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../../..');

/** Records each passed test file, so that an interrupted run continues after it. */
module.exports = class {
  onTestResult({ path: file }, { numFailingTests, numPassingTests, testExecError }) {
    if (numFailingTests > 0 || numPassingTests === 0 || testExecError) return;
    fs.appendFileSync(process.env.PASSED_FILE, `${path.relative(root, file)}\n`);
  }
};
