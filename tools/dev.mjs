// `npm run dev`: the product at one address during development. The server restarts when its sources have compiled;
// both apps hot-reload. PORT sets the port; the next two ports are used, too. Ours, because it puts three servers
// behind one address.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { makeClientTypes } from './lib/client-types.mjs';
import { CompiledServer } from './lib/compiled-server.mjs';
import { install, requireNode } from './lib/install.mjs';
import { giveUp, say } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';
import { stopListening } from './lib/run.mjs';
import { makeTextTypes } from './lib/text-types.mjs';

/** Addresses that the server answers itself; every other address belongs to one of the apps. */
const SERVER_PATHS = '^/(api|_s3|v1|sandbox)(/|$)';
const CONSOLE_PATHS = '^/creator(/|$)';

try {
  process.chdir(projectRoot);
  requireNode();
  await install();
  await makeClientTypes();
  makeTextTypes();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = Number(process.env.PORT ?? 3000);
  const serverPort = port + 1;
  const consolePort = port + 2;

  const server = new CompiledServer({ PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` });
  // its own socket for changes: the one of the member app's Vite has the shared address
  const creatorConsole = await app('creator-console', {
    port: consolePort,
    hmr: { clientPort: consolePort },
  });
  const memberApp = await app('member-app', {
    port,
    proxy: {
      [SERVER_PATHS]: { target: `http://localhost:${serverPort}` },
      [CONSOLE_PATHS]: {
        target: `http://localhost:${consolePort}`,
        rewrite: (path) => path.replace(/^\/creator$/, '/creator/'),
      },
    },
  });
  // the parts are ended in their order, not with this process
  stopListening();
  stopOnSignals([server, creatorConsole, memberApp]);
  await server.start();
  say(`http://localhost:${port} follows your changes. Ctrl+C ends it.`);
} catch (error) {
  giveUp(error);
}

/** One app, served from its sources. */
async function app(workspace, server) {
  const root = join(projectRoot, workspace);
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { host: 'localhost', strictPort: true, ...server },
  });
  return vite.listen();
}

function stopOnSignals(parts) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.allSettled(parts.map((part) => part.close()));
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
}
