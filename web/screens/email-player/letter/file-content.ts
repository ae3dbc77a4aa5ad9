// Decides by a file's bytes what the preview shows.
import { rasterOf } from '#reading/raster.ts';
import type { FileKind } from './file-kind.ts';

/** `shortened`: the file is longer. `neither`: the bytes match no supported type, or are not readable text. */
export type FileContent =
  | { kind: 'picture'; type: string }
  | { kind: 'text'; text: string; shortened: boolean }
  | { kind: 'neither' };

export const contentOf = (bytes: Uint8Array, seems: FileKind): FileContent => {
  const type = rasterOf(bytes);
  if (seems === 'picture') return type === null ? { kind: 'neither' } : { kind: 'picture', type };
  const text = seems === 'text' && type === null ? textIn(bytes) : null;
  if (text === null) return { kind: 'neither' };
  return { kind: 'text', text: text.slice(0, mostText), shortened: text.length > mostText };
};

export const mostShown = { picture: 15_000_000, text: 2_000_000 } as const;

const mostText = 300_000;

/** Decodes UTF-8 or Windows-1252. Null if the result has control characters. */
const textIn = (bytes: Uint8Array): string | null => {
  const text = decoded(bytes, encodingOf(bytes)) ?? decoded(bytes, 'windows-1252');
  if (text === null || /[\0\x01-\x08\x0e-\x1a]/.test(text.slice(0, 100_000))) return null;
  return text.replaceAll(turning, '');
};

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Bidirectional controls reorder text on the screen. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
