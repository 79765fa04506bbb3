import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A stand-in for an external server, with its own port. It can lose all its connections. */
export abstract class LoopbackServer {
  protected readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    this.welcome(socket);
  });

  protected abstract welcome(socket: Socket): void;

  protected async listen(): Promise<this> {
    await new Promise<void>((done) => void this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Drops all connections, as a dying process does. */
  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((done) => this.server.close(done));
  }
}
