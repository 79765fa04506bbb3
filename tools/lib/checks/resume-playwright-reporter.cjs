const fs = require('node:fs');

/** Notes each test as it passes, in the words of Playwright's `--test-list-invert`. */
module.exports = class {
  onTestEnd(test, { status }) {
    if (status !== 'passed') return;
    const [, project, ...rest] = test.titlePath();
    fs.appendFileSync(process.env.PASSED_FILE, `[${project}] › ${rest.join(' › ')}\n`);
  }
};
