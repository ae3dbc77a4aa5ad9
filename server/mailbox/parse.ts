// Parses messages in a worker thread with limits of time and memory.

import { readingVersion, secondsIn } from '#reading/read.ts';
import { codesIn } from '#reading/sign-in-codes.ts';
import { boundedThread } from '#server/bounded-thread.ts';
import type { MessageContent } from '#server/ports.ts';
import { type HeaderFields, headerLimits, pickHeaderFields, readHeaderFields, sentTo } from './header-fields.ts';
import type { ParsedMessage, ParseRequest } from './parsed-message.ts';

export type Parser = {
  /** Never throws. Mail that exceeds the limits is `unparsed`: sender, subject and snippet. */
  parse(request: ParseRequest): Promise<ParsedMessage>;
  close(): Promise<void>;
};

const limits = { milliseconds: 2000, mostMilliseconds: 20_000, oldMegabytes: 192, youngMegabytes: 16 } as const;
const mostBytes = 50 * 1024 * 1024;

export const startParser = (): Parser => {
  const thread = boundedThread<ParseRequest, ParsedMessage>(new URL('./parse-worker.ts', import.meta.url), limits);
  return {
    parse: async (request) => {
      const { content } = request;
      if (content.kind === 'raw' && content.raw.byteLength > mostBytes) return unparsed(request, fieldsOf(content));
      // The thread takes the bytes away, so keep the header fields in case no answer comes.
      const kept =
        content.kind === 'raw'
          ? { ...content, raw: new Uint8Array(content.raw.subarray(0, headerLimits.bytes)) }
          : content;
      const answer = await thread.ask(request, transferable(content));
      return answer === 'stuck' || answer === null ? unparsed(request, fieldsOf(kept)) : answer;
    },
    close: () => thread.close(),
  };
};

const unparsed = ({ snippet, ownAddress }: ParseRequest, fields: HeaderFields): ParsedMessage => {
  const codes = codesIn(fields.subject, [snippet]);
  return {
    ...fields,
    sentTo: sentTo(fields, ownAddress),
    reading: {
      version: readingVersion,
      paragraphs: snippet ? [[snippet]] : [],
      summary: '',
      asks: false,
      askWords: '',
      bulk: false,
      mailing: null,
      seconds: snippet ? secondsIn([[snippet]]) : 0,
      ...(codes.length > 0 ? { codes } : {}),
    },
    attachments: [],
    invitation: null,
    state: 'unparsed',
    unsubscribe: null,
  };
};

const fieldsOf = (content: MessageContent): HeaderFields =>
  content.kind === 'raw' ? readHeaderFields(content.raw) : pickHeaderFields(content.headers);

/** Small buffers share memory, so copy them. */
export const transferable = (content: MessageContent): ArrayBuffer[] => {
  if (content.kind !== 'raw') return [];
  const { buffer, byteLength } = content.raw;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 100_000 ? [buffer] : [];
};
