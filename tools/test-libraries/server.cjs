/** Libraries that the backend and its tests import. */
module.exports = {
  name: 'server',
  sources: ['backend/src', 'backend/test'],
  /** Programs of the machine, files read beside the code, and what keeps a global that all must share. */
  apart: /^(sharp|@node-rs\/|pdfkit|reflect-metadata|@sanctum\/|@testing-library\/)/,
  options: { platform: 'node', external: [/^node:/, /^(sharp|@node-rs\/.*|pdfkit|reflect-metadata)$/] },
};
