// Loaded into a server before its own code (`node --import`): counts what it sends to the database, and tells the bench
// when asked. The product itself knows nothing of it.
import pg from 'pg';

let statements = 0;
const { value: query } = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
pg.Client.prototype.query = function counted(...args) {
  statements++;
  return query.apply(this, args);
};

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  // What is still in use, where the server was started so that it can be asked to throw the rest away.
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ statements, cpu: user + system, memory: rss, heap: heapUsed });
});
// A bench that was killed takes its servers along.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening to the bench is no reason to live on.
process.channel.unref();
