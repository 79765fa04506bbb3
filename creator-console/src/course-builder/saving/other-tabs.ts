/** Publishes to the other tabs of this browser what was changed here, and hears it from them. */
export class OtherTabs {
  private channel: BroadcastChannel | undefined;

  constructor(private readonly onChanged: (scope: string) => void) {}

  open(): void {
    this.channel = new BroadcastChannel('sanctum.course-builder');
    this.channel.addEventListener('message', ({ data }) => this.onChanged(String(data)));
  }

  close(): void {
    this.channel?.close();
    this.channel = undefined;
  }

  publish(scope: string): void {
    this.channel?.postMessage(scope);
  }
}
