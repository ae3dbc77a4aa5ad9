// The addresses of a message as it came. A page and a file of a stranger's are answered with headers that let them do nothing.
import * as api from '#api/original.ts';
import { MessageId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { bind, bindRaw, type Call, type Route, type Session } from '#server/handle.ts';
import { headersFor } from '#server/headers.ts';
import { openOriginals } from './original.ts';

export const originalRoutes = (ctx: Context): Route[] => {
  const originals = openOriginals(ctx);
  const secure = ctx.config.url.startsWith('https:');
  return [
    bind(ctx, api.getOriginal, async ({ userId, input }) => {
      const { pictures, trackers } = await originals.page(userId, input.id);
      return { pictures, trackers };
    }),
    bindRaw(ctx, { method: 'GET', path: api.originalPage, who: 'user' }, async (call, session) => {
      const { html } = await originals.page(userOf(session), messageIn(call));
      return new Response(html, { headers: headersFor('mail', { secure }) });
    }),
    bindRaw(ctx, { method: 'GET', path: api.attachmentFile, who: 'user' }, async (call, session) => {
      const nth = Number(call.req.param('nth'));
      if (!Number.isInteger(nth) || nth < 0) throw new Problem('attachment.unknown');
      const file = await originals.file(userOf(session), messageIn(call), nth);
      return new Response(file.bytes, {
        headers: {
          ...headersFor('download', { secure }),
          // Never the type its sender gave it: a browser must not come to show it as a page of ours.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodedName(file.name)}`,
        },
      });
    }),
  ];
};

const userOf = (session: Session | null) => {
  if (session === null) throw new Problem('session.missing');
  return session.userId;
};

const messageIn = (call: Call): MessageId => {
  const id = MessageId.safeParse(call.req.param('id'));
  if (!id.success) throw new Problem('message.unknown');
  return id.data;
};

/** RFC 8187; what no file may be called is no part of a name. */
const encodedName = (name: string): string =>
  encodeURIComponent(name.replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_').slice(-200)).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
