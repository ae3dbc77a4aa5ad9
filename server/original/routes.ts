// The routes of original messages. Their headers make untrusted content harmless.
import * as api from '#api/original.ts';
import { type Account, MessageId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { accountOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, bindRaw, type Call, type Route, type Session, slow } from '#server/handle.ts';
import { headersFor } from '#server/headers.ts';
import { downloadName } from './download-name.ts';
import { filled } from './fill-pictures.ts';
import { openOriginals } from './original.ts';
import { openPictures } from './pictures.ts';

export const originalRoutes = (ctx: Context): Route[] => {
  const originals = openOriginals(ctx);
  const pictures = openPictures(ctx);
  const secure = ctx.config.url.startsWith('https:');
  return [
    slow(
      bindAccount(ctx, api.getOriginal, async ({ account, input }) => {
        const { pictures: kept, trackers, links } = await originals.page(account, input.id);
        return { pictures: kept, trackers, links: links.map(({ says, leadsTo }) => ({ says, leadsTo })) };
      }),
    ),
    slow(
      bindAccount(ctx, api.getPictures, async ({ account, input }) =>
        pictures.missing(account, input.id, await originals.page(account, input.id)),
      ),
    ),
    bindRaw(ctx, { method: 'GET', path: api.originalPage, who: 'user', pace: 'slow' }, async (call, session) => {
      const [account, id] = [await accountIn(ctx, session), messageIn(call)];
      const page = await originals.page(account, id);
      const shown = isAsked(call) ? page.shown : null;
      const from = `${ctx.config.url}${api.pictureFile}`;
      if (shown === null) return new Response(page.html, { headers: headersFor('mail', { secure }) });
      return new Response(filled(shown, pictures.addressesFor(account, id)), {
        headers: headersFor('mail', { secure, pictures: from }),
      });
    }),
    // The frame has an opaque origin and sends no cookie.
    bindRaw(ctx, { method: 'GET', path: api.pictureFile, who: 'anyone', pace: 'shared' }, async (call, session) => {
      const { type, bytes, seconds } = await pictures.bring(call.req.query(), session?.userId ?? null);
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...headersFor('picture', { secure }),
          'content-type': type,
          'cache-control': `private, max-age=${seconds}, immutable`,
        },
      });
    }),
    bindRaw(ctx, { method: 'GET', path: api.attachmentFile, who: 'user', pace: 'slow' }, async (call, session) => {
      const nth = Number(call.req.param('nth'));
      if (!Number.isInteger(nth) || nth < 0) throw new Problem('attachment.unknown');
      const file = await originals.file(await accountIn(ctx, session), messageIn(call), nth);
      return new Response(file.bytes, {
        headers: {
          ...headersFor('download', { secure }),
          // A generic type, so a browser never shows the file as our page.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${downloadName(file.name)}`,
        },
      });
    }),
  ];
};

/** Requires a click in Flow. A link from elsewhere cannot fake one. */
const isAsked = (call: Call): boolean =>
  call.req.query(api.withPictures.query) === api.withPictures.value &&
  (call.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin';

const accountIn = (ctx: Context, session: Session | null): Promise<Account> => {
  if (session === null) throw new Problem('session.missing');
  const { userId } = session;
  return ctx.db.asUser(userId, (tx) => accountOf(tx, userId));
};

const messageIn = (call: Call): MessageId => {
  const id = MessageId.safeParse(call.req.param('id'));
  if (!id.success) throw new Problem('message.unknown');
  return id.data;
};
