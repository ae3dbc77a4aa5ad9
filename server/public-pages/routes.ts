import { getPolicyReminder, sendContactMessage } from '#api/public-pages.ts';
import { parseContact } from '#domain/contact-message.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { bindOpen, type Route } from '#server/handle.ts';
import { answerForm, type ContactPage, contactPath } from './contact-form.ts';
import { openMailbag } from './mailbag.ts';

export const publicPagesRoutes = (ctx: Context, contactPage: ContactPage): Route[] => {
  const keep = openMailbag(ctx);
  return [
    bindOpen(ctx, sendContactMessage, async ({ input: { website, ...given }, network }) => {
      const parsed = parseContact(given);
      if (parsed.kind === 'faults') throw new Problem('request.invalid');
      await keep({ message: parsed.message, trap: website, network });
      return {};
    }),
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
