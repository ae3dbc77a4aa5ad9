// The attachments of a Gmail message. Gmail changes their ids with every request.
import * as z from 'zod/mini';
import { fileLimits } from '#domain/draft-file.ts';
import { ask, askJson, parseJson, problemOf } from '#server/adapters/request.ts';
import type { MailProvider } from '#server/ports.ts';
import { isFile, leavesOf, Part } from './messages.ts';

export const files = (at: { gmail: string }): Pick<MailProvider, 'files' | 'file'> => {
  const one = (id: string): string => `${at.gmail}/gmail/v1/users/me/messages/${encodeURIComponent(id)}`;
  return {
    files: async ({ token }, id) => {
      const answer = await ask({ url: `${one(id)}?format=full`, token });
      if (answer.status === 404) return null;
      if (answer.status >= 400) throw problemOf(answer);
      const { payload } = parseJson(answer.text, Whole);
      return leavesOf(payload)
        .filter(isFile)
        .map(({ filename, mimeType, body }) => ({
          name: filename,
          mimeType,
          size: body.size,
          fileId: body.attachmentId === undefined ? inline + (body.data ?? '') : body.attachmentId,
        }));
    },
    file: async ({ token }, { messageId, fileId }) => {
      if (fileId.startsWith(inline)) return Buffer.from(fileId.slice(inline.length), 'base64url');
      const url = `${one(messageId)}/attachments/${encodeURIComponent(fileId)}`;
      const { data } = await askJson({ url, token, largest, timeout }, Body);
      return Buffer.from(data, 'base64url');
    },
  };
};

/** Gmail may send small attachments inline, without an id. No Gmail id starts this way. */
const inline = 'inline:';

/** The largest answer: base64 of the largest file, plus its JSON. */
const largest = Math.ceil((fileLimits.bytes * 4) / 3) + 64 * 1024;
const timeout = 120_000;

const Whole = z.object({ payload: Part });
const Body = z.object({ data: z.string() });
