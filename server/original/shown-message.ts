// Messages between Flow and the thread that opens mail.
import type { Original } from '#reading/original.ts';
import type { MessageContent } from '#server/ports.ts';

/** `file`: the index of an attachment. */
export type OpenRequest = { content: MessageContent } & ({ kind: 'page' } | { kind: 'file'; nth: number });

export type OpenedFile = { name: string; mimeType: string; bytes: ArrayBuffer };

/** `html`: the page without remote pictures. `shown`: with them, if any. */
export type Page = Original & { shown: PageWithPictures | null };

/**
 * Writes pictures as `src="<mark><n>"`, the nth of `addresses`. The mark is random for each page, so no mail can fake
 * one.
 */
export type PageWithPictures = { html: string; mark: string; addresses: string[] };

export type Opened = ({ kind: 'page' } & Page) | { kind: 'file'; file: OpenedFile | null };
