import { getPolicyReminder, joinWaitlist, sendContactMessage } from '#api/public-pages.ts';
import { parseContact } from '#domain/contact-message.ts';
import { Problem } from '#domain/problem.ts';
import { waitlistAddress } from '#domain/waitlist.ts';
import type { Context } from '#server/context.ts';
import { bindOpen, bindRaw, type Route } from '#server/handle.ts';
import { answerForm, type ContactPage, contactPath } from './contact-form.ts';
import { formOf } from './form-of.ts';
import { openHourlyLimit } from './hourly-limit.ts';
import { leavePage, leftPage, oldLinkPage } from './leave-page.ts';
import { openMailbag } from './mailbag.ts';
import { isLeavingLink, join, leave, leavePath } from './waitlist.ts';

export const publicPagesRoutes = (ctx: Context, contactPage: ContactPage): Route[] => {
  const keep = openMailbag(ctx);
  const limit = openHourlyLimit(ctx.clock, 10);
  return [
    bindOpen(ctx, sendContactMessage, async ({ input: { website, ...given }, network }) => {
      const parsed = parseContact(given);
      if (parsed.kind === 'faults') throw new Problem('request.invalid');
      await keep({ message: parsed.message, trap: website, network });
      return {};
    }),
    bindOpen(ctx, joinWaitlist, async ({ input: { email, website }, network }) => {
      const address = waitlistAddress(email);
      if (address === null) throw new Problem('request.invalid');
      // The program hears nothing, so it tries nothing else.
      if (website !== '') return { isNew: true };
      limit(network);
      return { isNew: await join(ctx, address) };
    }),
    bindRaw(ctx, { method: 'GET', path: leavePath, who: 'anyone' }, (call) => {
      const [id, proof] = [call.req.query('id') ?? '', call.req.query('proof') ?? ''];
      return isLeavingLink(ctx, id, proof) ? leavePage(id, proof) : oldLinkPage();
    }),
    {
      method: 'POST',
      path: leavePath,
      who: 'anyone',
      answer: async (call) => {
        // A plain form sends no custom header, so the origin proves that it is ours.
        if (call.req.header('origin') !== ctx.config.url) throw new Problem('request.forbidden-origin');
        const { id = '', proof = '' } = await formOf(call);
        if (!isLeavingLink(ctx, id, proof)) return oldLinkPage();
        await leave(ctx, id);
        return leftPage();
      },
    },
    bindOpen(ctx, getPolicyReminder, async ({ session }) => ({
      mustCheck: session?.admin === true && !ctx.config.operator.policiesChecked,
    })),
    {
      method: 'POST',
      path: contactPath,
      who: 'anyone',
      hasPage: true,
      answer: (call) => answerForm(ctx, call, contactPage, keep),
    },
  ];
};
