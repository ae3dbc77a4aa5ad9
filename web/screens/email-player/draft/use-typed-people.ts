import { useState } from 'react';
import { missingNames } from '#domain/connection.ts';
import { type Draft, draftLimits, type Field, recipientsOf } from '#domain/draft.ts';
import { asLine } from '#domain/line.ts';
import { parseRecipients, type RecipientSuggestion, suggestRecipients } from '#language/drafting/typed-recipients.ts';
import { tooManyReply } from '#language/en/drafting/recipient-replies.ts';
import { addRecipients } from '#web/commands/draft-people.ts';
import { contactBook } from '#web/data/contacts.ts';
import { formatsHere } from '#web/formats.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';

export type TypedPeople = {
  typed: string;
  wrong: string | null;
  offered: readonly RecipientSuggestion[];
  /** Index among the suggestions. */
  at: number;
  type: (text: string) => void;
  /** Accepts the people the text names. Unknown names stay in the field with a reason. */
  take: (text: string) => void;
  pick: (one: RecipientSuggestion) => void;
  step: (by: 1 | -1) => void;
  close: () => void;
};

export const useTypedPeople = (draft: Draft, field: Field): TypedPeople => {
  const [{ typed, wrong, open, at }, set] = useState({ typed: '', wrong: none, open: false, at: 0 });
  const contacts = useObserved(contactBook, (book) => book.contacts);
  const offered = open ? suggestRecipients(typed, contacts, taken(draft)) : [];
  return {
    typed,
    wrong,
    offered,
    at,
    type: (text) => set({ typed: text, wrong: null, open: true, at: 0 }),
    take: (text) => {
      const { people, unclear } = parseRecipients(text, contacts, new Set());
      const tooMany = people.length > draftLimits.recipients ? tooManyReply(people.length, formatsHere()) : null;
      const refused = tooMany ?? (people.length === 0 ? null : addRecipients(field, people, { byHand: true }));
      const [first] = unclear;
      const left = refused === null ? unclear.map((one) => one.text).join(', ') : text;
      set({ typed: left, wrong: refused ?? (first ? whyNot(first) : null), open: first?.several ?? false, at: 0 });
    },
    pick: ({ name, email }) => {
      const refused = addRecipients(field, [{ name: asLine(name), email }], { byHand: true });
      set({ typed: refused === null ? '' : typed, wrong: refused, open: false, at: 0 });
    },
    step: (by) =>
      set({ typed, wrong, open: true, at: offered.length === 0 ? 0 : (at + by + offered.length) % offered.length }),
    close: () => set((now) => ({ ...now, open: false })),
  };
};

const none: string | null = null;

const taken = (draft: Draft): ReadonlySet<string> => new Set(recipientsOf(draft).map(({ email }) => email));

const whyNot = ({ text, several }: { text: string; several: boolean }): string => {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (several) return `There are several called “${shown}”. Choose one.`;
  const lack = missingNames(contactBook.current().problem);
  return `“${shown}” is no address and nobody you know.${lack === null ? '' : ` ${lack.words}`}`;
};
