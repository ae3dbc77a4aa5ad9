// The part of autocannon's interface that the benches use. The package has no types.
declare module 'autocannon' {
  type Client = { setBody(body: string): void; on(event: 'response', heard: () => void): void };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    setupClient?: (client: Client) => void;
  };
  type Result = { non2xx: number; errors: number; requests: { average: number } };
  export default function autocannon(options: Options): Promise<Result>;
}
