const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../../..');

/** Jest's filter of test files: without those that have passed already. */
module.exports = async (files) => {
  const passed = new Set(fs.readFileSync(process.env.PASSED_FILE, 'utf8').split('\n'));
  return { filtered: files.filter((file) => !passed.has(path.relative(root, file))) };
};
