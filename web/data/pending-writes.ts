// Writes still unfinished when the page closed. A closing page cannot await encryption, so a prepared key stream seals
// them synchronously.
import * as z from 'zod/mini';
import type { Shelf, ShelfChange } from './store.ts';

export type Writing = { shelf: Shelf; change: ShelfChange };

export type PendingWrites = {
  ready: Promise<void>;
  /** As much as fits, from shelves that the server cannot restore. */
  putAside: (writing: Iterable<Writing>) => void;
  takeUp: (write: (shelf: Shelf, change: ShelfChange) => Promise<void>) => Promise<void>;
};

/** Bytes. A command on a thousand mails needs a tenth. */
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
      // A key stream must never encrypt two texts: their XOR would leak.
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

/** The key stream is the encryption of zeros. */
const streamOf = async (key: CryptoKey, iv: Uint8Array<ArrayBuffer>): Promise<Stream> => ({
  iv,
  bytes: new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(room))),
});

const mixed = (text: Iterable<number>, { bytes }: Stream): number[] =>
  [...text].map((byte, n) => byte ^ (bytes[n] ?? 0));

/** One line per write that still fits. */
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
