import type { Socket } from 'node:net';
import { LoopbackServer } from './loopback-server.js';

/** Behavior of the server: accepts emails, refuses all, reports that it is temporarily closing, or never responds. */
type Mood = 'takes' | 'declines' | 'refuses' | 'hangs';

/** An email server with only the part of SMTP that sending needs; it stores every accepted email. */
export class SmtpCatcher extends LoopbackServer {
  mood: Mood = 'takes';
  /** Every accepted email, with its SMTP conversation. */
  readonly kept: string[] = [];
  private onConnection: () => void = () => undefined;

  static start(): Promise<SmtpCatcher> {
    return new SmtpCatcher().listen();
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Ids of the accepted emails; an email accepted twice is listed twice. */
  get ids(): string[] {
    return this.kept.map((said) => /^Message-ID: <([^@>]+)@/im.exec(said)![1]!);
  }

  /** Waits until this many clients are connected at once. */
  async untilConnected(count: number): Promise<void> {
    while (this.sockets.size < count) await new Promise<void>((seen) => (this.onConnection = seen));
  }

  protected welcome(socket: Socket): void {
    if (this.mood === 'refuses') socket.end('421 too busy\r\n');
    if (this.mood === 'takes' || this.mood === 'declines') this.talk(socket);
    this.onConnection();
  }

  private talk(socket: Socket): void {
    let said = '';
    let inBody = false;
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      said += String(data);
      if (inBody) {
        if (!said.endsWith('\r\n.\r\n')) return;
        inBody = false;
        this.kept.push(said);
        socket.write('250 kept\r\n');
      } else if (said.endsWith('DATA\r\n')) {
        inBody = true;
        socket.write('354 go on\r\n');
      } else if (this.mood === 'declines' && /RCPT TO:.*\r\n$/.test(said)) {
        socket.write('550 no such mailbox\r\n');
      } else if (said.endsWith('QUIT\r\n')) {
        socket.end('221 bye\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    });
  }
}
