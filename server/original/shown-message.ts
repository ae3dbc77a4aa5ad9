// What is asked of the thread that opens whole messages, and what it answers.
import type { Original } from '#reading/original.ts';
import type { MessageContent } from '#server/ports.ts';

/** `file`: the attachment at that place, counted from 0. */
export type OpenRequest = { content: MessageContent } & ({ kind: 'page' } | { kind: 'file'; nth: number });

export type OpenedFile = { name: string; mimeType: string; bytes: ArrayBuffer };

export type Opened = ({ kind: 'page' } & Original) | { kind: 'file'; file: OpenedFile | null };
