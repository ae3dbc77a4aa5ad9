// Whom new or forwarded mail goes to, typed or chosen among the people one knows, and what it is about.
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { missingNames } from '#domain/connection.ts';
import { asLine, type Draft, Recipient } from '#domain/draft.ts';
import { edit } from '#web/commands/draft-box.ts';
import { contactBook } from '#web/data/contacts.ts';
import { Field } from '#web/ui/field.tsx';

type To = Draft['to'];

/** Names and addresses with commas between; what is neither stays for the person to put right. */
export function RecipientField({ to }: { to: To }) {
  const [typed, setTyped] = useState(to.map(({ email }) => email).join(', '));
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const list = useId();
  const book = useSyncExternalStore(contactBook.subscribe, contactBook.current, contactBook.current);
  useEffect(() => {
    if (to.length === 0) field.current?.querySelector('input')?.focus();
    // Only when the draft opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const take = (text: string): void => {
    const parts = text.split(/[,;]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
    const read = parts.map((part) => ({ part, found: recipientOf(part) }));
    setWrong(read.find(({ found }) => found === null)?.part ?? null);
    edit({ to: read.flatMap(({ found }) => (found ? [found] : [])) });
  };
  return (
    <div ref={field}>
      <Field
        label="To"
        list={list}
        value={typed}
        autoComplete="off"
        error={wrong === null ? undefined : nobodyWords(wrong)}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(null);
        }}
        onBlur={() => take(typed)}
      />
      <datalist id={list}>
        {book.contacts.slice(0, 200).flatMap(({ name, emails }) =>
          emails.slice(0, 1).map((email) => (
            <option key={email} value={email}>
              {name}
            </option>
          )),
        )}
      </datalist>
    </div>
  );
}

export function SubjectField({ subject }: { subject: string }) {
  const [typed, setTyped] = useState(subject);
  return (
    <Field
      label="Subject"
      value={typed}
      maxLength={900}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        edit({ subject: asLine(target.value) });
      }}
    />
  );
}

const nobodyWords = (typed: string): string => {
  const lack = missingNames(contactBook.current().problem);
  return `“${typed}” is no address and nobody you know.${lack === null ? '' : ` ${lack.words}`}`;
};

/** An address, or the one person known by that name. */
const recipientOf = (part: string): To[number] | null => {
  const { byAddress, contacts } = contactBook.current();
  const typed = { name: asLine(byAddress.get(part.toLowerCase())?.name ?? ''), email: part.toLowerCase() };
  if (Recipient.safeParse(typed).success) return typed;
  const named = contacts.filter(({ name, givenName, nicknames }) =>
    [name, givenName, ...nicknames].some((one) => one.toLowerCase() === part.toLowerCase()),
  );
  const email = named[0]?.emails[0];
  return named.length === 1 && email !== undefined ? { name: asLine(named[0]?.name ?? ''), email } : null;
};
