const fs = require('node:fs');

/** Records each passed test, in the format of Playwright's `--test-list-invert`. */
module.exports = class {
  onTestEnd(test, { status }) {
    if (status !== 'passed') return;
    const [, project, ...rest] = test.titlePath();
    fs.appendFileSync(process.env.PASSED_FILE, `[${project}] › ${rest.join(' › ')}\n`);
  }
};
