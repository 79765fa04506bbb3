import { createApp } from './create-app.js';
import { openDatabase } from './open-database.js';
import type { Config } from './platform/config/config.js';
import { PaymentSandbox } from './platform/stripe/payment-sandbox.js';
import { Worker } from './platform/jobs/worker.js';

/** Starts everything one process serves, says what it is doing, and ends with the addresses. */
export async function startServer(config: Config, say: (line: string) => void): Promise<void> {
  const database = await openDatabase(config, say);
  const app = await createApp(config, database.url);
  await app.listen(config.port, config.host);
  app.get(PaymentSandbox).start();
  const worker = app.get(Worker);
  if (config.inlineWorker) worker.start();

  const stop = async () => {
    say('Stopping …');
    await worker.stop();
    await app.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  say(banner(config));
}

function banner({ publicUrl, mail }: Config): string {
  const mails = mail.smtpUrl === undefined ? `\n    Mails             ${publicUrl}/sandbox/mail` : '';
  return `
  Sanctum is ready.

    Member app        ${publicUrl}/
    Creator console   ${publicUrl}/creator
    API and Swagger   ${publicUrl}/api/docs${mails}
`;
}
