/** Libraries that the screens of both apps import. */
module.exports = {
  name: 'screens',
  sources: ['member-app/src', 'member-app/testing', 'creator-console/src', 'creator-console/testing'],
  /** React is one file already, and Testing Library must find the same one. */
  apart: /^(react|react-dom|@testing-library\/[^/]+|@sanctum\/[^/]+|@fontsource[^/]*\/[^/]+)(\/|$)|\.css$/,
  options: {
    platform: 'neutral',
    external: [/^react(-dom)?(\/|$)/, /^node:/],
    resolve: { conditionNames: ['import', 'module', 'default'], mainFields: ['module', 'main'] },
  },
};
