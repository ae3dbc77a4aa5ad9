// Adds and removes draft recipients by spoken name. Loads after the first mail.
import { missingNames } from '#domain/connection.ts';
import type { Field } from '#domain/draft.ts';
import type { Address } from '#domain/mail.ts';
import type { DraftQuestion, RecipientAct } from '#language/drafting/draft-intent.ts';
import { matchRecipient, namesIn, recipientOf } from '#language/drafting/match-recipient.ts';
import * as say from '#language/en/drafting/recipient-replies.ts';
import * as box from '#web/commands/draft-box.ts';
import { addRecipient, removeCalled, useAddress } from '#web/commands/draft-people.ts';
import { contactBook } from '#web/data/contacts.ts';
import { type Dialog, questionOf, titleOf } from './recipients.ts';

export const change = (dialog: Dialog, what: RecipientAct): string | null => {
  switch (what.kind) {
    case 'add':
      dialog.asked.become(null);
      return add(dialog, what.field, namesIn(what.who));
    case 'remove':
      return removeCalled(what.who);
    case 'address':
      return useAddress(what.who, what.which);
    case 'choose':
      return choose(dialog, what.nth);
    case 'spell':
      return answered(dialog, what.email === null ? null : { name: '', email: what.email });
    default:
      return aside(dialog, what);
  }
};

const ask = ({ asked }: Dialog, question: DraftQuestion): string => {
  const draftId = box.writing.current()?.draft.id;
  asked.become(draftId === undefined ? null : { draftId, question });
  return question.kind === 'which'
    ? whichReply(question)
    : say.unknownReply(question.who, missingNames(contactBook.current().problem)?.words ?? null);
};

const whichReply = ({ people, nearly = false }: Extract<DraftQuestion, { kind: 'which' }>): string =>
  nearly ? say.perhapsReply(people) : say.whichReply(people);

/** Adds one name at a time. An ambiguous name opens a question, and the rest wait for the answer. */
const add = (dialog: Dialog, field: Field, names: readonly string[], before: readonly Address[] = []): string => {
  const added = [...before];
  for (const [at, who] of names.entries()) {
    const meant = matchRecipient(who, contactBook.current().contacts, dialog.near());
    const rest = names.slice(at + 1);
    if ('people' in meant)
      return ask(dialog, { kind: 'which', field, people: meant.people, rest, nearly: meant.kind === 'perhaps' });
    if (meant.kind === 'nobody') return ask(dialog, { kind: 'address', field, who, rest });
    const refused = addRecipient(field, meant.person);
    if (refused !== null) return refused;
    added.push(meant.person);
  }
  return added.length === 0 ? say.notAmongThem : say.addedReply(field, added);
};

const answered = (dialog: Dialog, person: Address | null): string => {
  const of = questionOf(dialog);
  dialog.asked.become(null);
  if (of === null) return say.notAmongThem;
  if (person === null) return of.rest.length > 0 ? add(dialog, of.field, of.rest) : say.notAmongThem;
  return addRecipient(of.field, person) ?? add(dialog, of.field, of.rest, [person]);
};

const choose = (dialog: Dialog, nth: number | 'none' | null): string => {
  const of = questionOf(dialog);
  if (of?.kind !== 'which') return say.notAmongThem;
  if (nth === null) return whichReply(of);
  const person = nth === 'none' ? undefined : of.people[nth];
  return answered(dialog, person ? recipientOf(person, dialog.near()) : null);
};

type Aside = Extract<RecipientAct, { kind: 'subject' | 'from' | 'confirm' }>;

const aside = ({ ownAddress, send }: Dialog, what: Aside): string | null => {
  if (what.kind === 'from') return say.onlyFromReply(ownAddress);
  if (what.kind === 'confirm') {
    send();
    return null;
  }
  const subject = titleOf(what.words);
  box.edit({ subject });
  return say.subjectReply(subject);
};
