// The contact form without script: the answer is a page. A message that is not kept stands in its fields again.
import { contactFields, contactTrouble, honeypot, parseContact } from '#domain/contact-message.ts';
import { Problem, problemDetails } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Call } from '#server/handle.ts';
import type { FormPage } from '#server/site/form-page.ts';
import { formOf } from './form-of.ts';
import type { Mailbag } from './mailbag.ts';

export const contactPath = '/contact';

/** Null without built pages: then a refusal is a problem, as for calls. */
export type ContactPage = FormPage | null;

export const answerForm = async (ctx: Context, call: Call, page: ContactPage, keep: Mailbag): Promise<Response> => {
  // A plain form sends no custom header, so the origin proves that it is ours.
  if (call.req.header('origin') !== ctx.config.url) throw new Problem('request.forbidden-origin');
  const form = await formOf(call);
  const parsed = parseContact(form);
  const values = Object.fromEntries(contactFields.map((field) => [field, form[field] ?? '']));
  if (parsed.kind === 'faults') {
    if (page === null) throw new Problem('request.invalid');
    return page({ status: 400, values, faults: { ...parsed.faults }, trouble: contactTrouble.faulty });
  }
  try {
    await keep({ message: parsed.message, trap: form[honeypot] ?? '', network: call.get('network') });
  } catch (error) {
    const { status, code } = problemDetails(error);
    if (page === null || code === 'unexpected') throw error;
    const trouble = contactTrouble[code === 'calls.too-many' ? 'full' : 'failed'];
    return page({ status, values, faults: {}, trouble });
  }
  return new Response(null, { status: 303, headers: { location: `${contactPath}#sent` } });
};
