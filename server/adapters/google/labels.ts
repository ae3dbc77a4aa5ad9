// Gmail's labels: lists them, and creates one.
import * as z from 'zod/mini';
import { labelCalled } from '#domain/label.ts';
import { isRole } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import { ask, askJson, parseJson, problemOf } from '#server/adapters/request.ts';
import type { MailProvider, ProviderLabel } from '#server/ports.ts';
import { GmailLabelId, labelFrom } from './label-ids.ts';

export const labels = ({ gmail }: { gmail: string }): Pick<MailProvider, 'labels' | 'makeLabel'> => {
  const url = `${gmail}/gmail/v1/users/me/labels`;
  const all = async (token: string): Promise<ProviderLabel[]> =>
    (await askJson({ url, token }, LabelList)).labels.map(labelOf);
  return {
    labels: ({ token }) => all(token),
    makeLabel: async ({ token }, name) => {
      const answer = await ask({ url, method: 'POST', token, body: { name } });
      // The answer to an earlier attempt may be lost, or somebody created the label elsewhere.
      if (answer.status === 409) {
        const own = (await all(token)).flatMap((one) => (one.own ? [one] : []));
        const known = labelCalled(name, own);
        if (known) return { ...known, own: true };
        throw new Problem('provider.rejected', { detail: 'the name of the label is not free' });
      }
      if (answer.status >= 400) throw problemOf(answer);
      const made = labelOf(parseJson(answer.text, OneLabel));
      if (!made.own) throw new Problem('provider.unavailable', { detail: 'the new label is a system label' });
      return made;
    },
  };
};

const OneLabel = z.object({ id: GmailLabelId, name: z.string(), type: z.optional(z.string()) });
const LabelList = z.object({ labels: z.array(OneLabel) });

/** PostgreSQL rejects some control characters, and one bad name would stop the whole sync. */
const labelOf = ({ id, name, type }: z.infer<typeof OneLabel>): ProviderLabel => {
  const label = labelFrom(id);
  const shown = name.replace(/\p{Cc}+/gu, ' ').trim();
  return type === 'system' || isRole(label)
    ? { own: false, id: label, name: shown }
    : { own: true, id: label, name: shown };
};
