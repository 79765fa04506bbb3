/** The tabs of this browser tell each other what they have changed. */
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

  tell(scope: string): void {
    this.channel?.postMessage(scope);
  }
}
