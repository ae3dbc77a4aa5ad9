// Sends the form without leaving the page. What the person typed stays in its fields until Flow has it.
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  type ContactFaults,
  type ContactField,
  contactFields,
  contactTrouble,
  honeypot,
  parseContact,
} from '#domain/contact-message.ts';
import { Problem } from '#domain/problem.ts';
import { sendContactMessage } from '#web/data/public-pages.ts';

type State = 'writing' | 'sending' | 'sent';

export const useContactForm = () => {
  const [state, setState] = useState<State>('writing');
  const [faults, setFaults] = useState<ContactFaults>({});
  const [trouble, setTrouble] = useState('');
  const sentSection = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state === 'sent') sentSection.current?.focus();
  }, [state]);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const texts = textsOf(form);
    const parsed = parseContact(texts);
    if (parsed.kind === 'faults') {
      setFaults(parsed.faults);
      setTrouble(contactTrouble.faulty);
      const wrong = form.elements.namedItem(contactFields.find((name) => name in parsed.faults) ?? '');
      if (wrong instanceof HTMLElement) wrong.focus();
      return;
    }
    setFaults({});
    setTrouble('');
    setState('sending');
    try {
      await sendContactMessage({ ...parsed.message, website: texts[honeypot] ?? '' });
      setState('sent');
    } catch (error) {
      setState('writing');
      setTrouble(contactTrouble[error instanceof Problem && error.code === 'calls.too-many' ? 'full' : 'failed']);
    }
  };
  return {
    state,
    faults,
    trouble,
    sentSection,
    /** The browser checks the fields where no script does. */
    ownChecks: useCallback((form: HTMLFormElement | null) => {
      if (form !== null) form.noValidate = true;
    }, []),
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (state !== 'sending') void send(event.currentTarget);
    },
    /** The person changes the field, so its fault is old. */
    forget: (name: ContactField): void => {
      if (faults[name] === undefined) return;
      const { [name]: _old, ...rest } = faults;
      setFaults(rest);
    },
  };
};

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
