// What was still being written to the device when its page was left. Such a page waits for nothing, not even for a seal: this is put
// aside at once, under a stream that was made ahead with the store's own key, and written by the next visit.
import * as z from 'zod/mini';
import type { Shelf, ShelfChange } from './store.ts';

export type Writing = { shelf: Shelf; change: ShelfChange };

export type PendingWrites = {
  /** Resolves when a page that is left can put its writes aside. */
  ready: Promise<void>;
  /** As much of it as has room; of shelves that the server could not fill again. */
  putAside: (writing: Iterable<Writing>) => void;
  /** Writes what earlier pages had to put aside. */
  takeUp: (write: (shelf: Shelf, change: ShelfChange) => Promise<void>) => Promise<void>;
};

/** Bytes; a decision about a thousand mails takes a tenth of it. */
const room = 262_144;

const Aside = z.object({ iv: z.array(z.number()), text: z.array(z.number()) });
const Kept = z.object({
  shelf: z.enum(['outbox', 'act', 'draft', 'session', 'turn']),
  put: z.array(z.object({ name: z.string(), record: z.unknown() })),
  remove: z.array(z.string()),
});
type Kept = z.infer<typeof Kept>;

/** `scope`: whose it is. */
export const openPendingWrites = (scope: string, key: CryptoKey): PendingWrites => {
  const prefix = `flow_cut_off ${scope} `;
  let stream: Stream | null = null;
  const prepare = async (): Promise<void> => {
    stream = await streamOf(key, crypto.getRandomValues(new Uint8Array(12)));
  };
  const ready = prepare().catch(() => {});
  return {
    ready,
    putAside: (writing) => {
      const text = textOf(writing);
      if (stream === null || text.length === 0) return;
      const aside = JSON.stringify({ iv: [...stream.iv], text: mixed(text, stream) });
      // Of two texts under one stream, whoever finds both knows where they differ.
      stream = null;
      void prepare().catch(() => {});
      localStorage.setItem(prefix + crypto.randomUUID(), aside);
    },
    takeUp: async (write) => {
      for (const name of Object.keys(globalThis.localStorage ?? {}).filter((one) => one.startsWith(prefix))) {
        const kept = await opened(key, localStorage.getItem(name) ?? '').catch(() => []);
        for (const { shelf, put, remove } of kept)
          await write(shelf, { put: new Map(put.map(({ name, record }) => [name, record])), remove });
        localStorage.removeItem(name);
      }
    },
  };
};

type Stream = { iv: Uint8Array<ArrayBuffer>; bytes: Uint8Array };

/** What the cipher lays over a text, which is what it makes of zeros. */
const streamOf = async (key: CryptoKey, iv: Uint8Array<ArrayBuffer>): Promise<Stream> => ({
  iv,
  bytes: new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(room))),
});

const mixed = (text: Iterable<number>, { bytes }: Stream): number[] =>
  [...text].map((byte, n) => byte ^ (bytes[n] ?? 0));

/** A line for each that has room yet. */
const textOf = (writing: Iterable<Writing>): number[] => {
  let text: number[] = [];
  for (const { shelf, change } of writing) {
    const { put = new Map(), remove = [] } = change;
    const kept = Kept.safeParse({ shelf, put: [...put].map(([name, record]) => ({ name, record })), remove });
    const line = kept.success ? [...new TextEncoder().encode(`${JSON.stringify(kept.data)}\n`)] : [];
    if (text.length + line.length <= room) text = text.concat(line);
  }
  return text;
};

const opened = async (key: CryptoKey, aside: string): Promise<Kept[]> => {
  const { iv, text } = Aside.parse(JSON.parse(aside));
  const plain = mixed(text, await streamOf(key, new Uint8Array(iv)));
  const lines = new TextDecoder().decode(new Uint8Array(plain)).trimEnd().split('\n');
  return lines.map((line) => Kept.parse(JSON.parse(line)));
};
