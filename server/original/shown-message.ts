// What is asked of the thread that opens whole messages, and what it answers.
import type { Original } from '#reading/original.ts';
import type { MessageContent } from '#server/ports.ts';

/** `file`: the attachment at that place, counted from 0. */
export type OpenRequest = { content: MessageContent } & ({ kind: 'page' } | { kind: 'file'; nth: number });

export type OpenedFile = { name: string; mimeType: string; bytes: ArrayBuffer };

/** `html` is the page without its pictures from elsewhere; `shown` the one with them, where there are any. */
export type Page = Original & { shown: PageWithPictures | null };

/** They stand in it as `src="<mark><n>"`, the nth of `addresses`. The mark is drawn anew for each page, so that no mail can write one. */
export type PageWithPictures = { html: string; mark: string; addresses: string[] };

export type Opened = ({ kind: 'page' } & Page) | { kind: 'file'; file: OpenedFile | null };
