declare namespace Cloudflare {
  interface Env {
    readonly ROOM: DurableObjectNamespace<import('../../../worker/room/room.ts').Room>;
    readonly BOTS: DurableObjectNamespace<import('../../../worker/bots/bots.ts').Bots>;
    readonly ASSETS: Fetcher;
    readonly ROOM_KEY: string;
  }
  interface GlobalProps {
    readonly mainModule: typeof import('../../../worker/index.ts');
  }
}
